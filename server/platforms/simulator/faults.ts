import { setTimeout as wait } from 'node:timers/promises'
import Type, { type Static } from 'typebox'
import { Compile } from 'typebox/compile'

/**
 * What goes wrong. `down` a 503 page; `too-many` 429, with `Retry-After` where `retryAfter` (seconds) is given; `reset` the connection
 * breaks before anything was done; `lost-answer` the work is done and then the connection breaks; `half-answer` it breaks in the middle of
 * the answer; `slow` everything takes `milliseconds` longer; `answer` any answer.
 */
const scope = {
  /** How many calls it hits; all until it ends, if left out. */
  times: Type.Optional(Type.Integer({ minimum: 1 })),
  /** Only calls of this method. */
  method: Type.Optional(Type.String()),
  /** Only calls whose address holds this. */
  path: Type.Optional(Type.String()),
}
export const Fault = Type.Union([
  Type.Object({ kind: Type.Union([Type.Literal('down'), Type.Literal('reset'), Type.Literal('lost-answer'), Type.Literal('half-answer')]), ...scope }),
  Type.Object({ kind: Type.Literal('too-many'), retryAfter: Type.Optional(Type.Number({ minimum: 0 })), ...scope }),
  Type.Object({ kind: Type.Literal('slow'), milliseconds: Type.Number({ minimum: 0, maximum: 600_000 }), ...scope }),
  Type.Object({
    kind: Type.Literal('answer'),
    status: Type.Integer({ minimum: 200, maximum: 599 }),
    headers: Type.Optional(Type.Record(Type.String(), Type.String())),
    body: Type.Optional(Type.String()),
    ...scope,
  }),
])
export type Fault = Static<typeof Fault>

const check = Compile(Fault)
export const isFault = (value: unknown): value is Fault => check.Check(value)

/** Makes the platform fail, for tests and for people who want to see it. */
export interface Faults {
  /** Begins a fault; the returned function ends it. */
  begin(fault: Fault): () => void
  clear(): void
  /** The fault that hits this call, after waiting for the slow ones; null where none does. */
  hit(method: string, path: string): Promise<Exclude<Fault, { kind: 'slow' }> | null>
}

export function createFaults(): Faults {
  let active: { fault: Fault; left: number }[] = []
  const end = (one: { fault: Fault }) => {
    active = active.filter((other) => other !== one)
  }
  return {
    begin(fault) {
      const one = { fault, left: fault.times ?? Infinity }
      active.push(one)
      return () => end(one)
    },
    clear() {
      active = []
    },
    async hit(method, path) {
      const hits = active.filter(({ fault }) => (fault.method ?? method) === method && path.includes(fault.path ?? ''))
      for (const one of hits) {
        one.left -= 1
        if (one.left <= 0) end(one)
        if (one.fault.kind === 'slow') await wait(one.fault.milliseconds, undefined, { ref: false })
        else return one.fault
      }
      return null
    },
  }
}
