import { setTimeout as wait } from 'node:timers/promises'
import Type, { type Static } from 'typebox'
import { randomOf } from './seeded-random.ts'

/** Which calls a fault hits: those of this method, whose address holds this, and of these as many and in such steps as it says. */
const scope = {
  /** How many calls it hits; all until it ends, if left out. */
  times: Type.Optional(Type.Integer({ minimum: 1 })),
  /** Only calls of this method. */
  method: Type.Optional(Type.String()),
  /** Only calls whose address holds this. */
  path: Type.Optional(Type.String()),
  /** So many of these calls pass before it begins. */
  after: Type.Optional(Type.Integer({ minimum: 1 })),
  /** Then it hits one call of so many. */
  every: Type.Optional(Type.Integer({ minimum: 1 })),
}
const Milliseconds = Type.Number({ minimum: 0, maximum: 600_000 })

/** Faults that need no more words. */
const plainKinds = ['down', 'broken', 'reset', 'lost-answer', 'half-answer', 'wrong-json', 'timeout'] as const
const Plain = Type.Enum([...plainKinds])
const Any = Type.Enum([...plainKinds, 'too-many', 'slow', 'pause'])

/**
 * What goes wrong. `down` a 503 page; `broken` a 500; `too-many` 429, with `Retry-After` where `retryAfter` (seconds) is given; `reset` the
 * connection breaks before anything was done; `timeout` nobody ever answers; `lost-answer` the work is done and then the connection breaks;
 * `half-answer` it breaks in the middle of the answer; `wrong-json` the work is done, and the answer is
 * nonsense (by turns no JSON, and JSON of another shape); `slow` everything takes `milliseconds` longer;
 * `pause` from its first call on everything stands still so long, and then goes on; `answer` any answer.
 * `random` makes one of `kinds` hit a `share` (0 to 1) of the calls, the same ones for the same `seed`.
 */
export const Fault = Type.Union([
  Type.Object({ kind: Plain, ...scope }),
  Type.Object({ kind: Type.Literal('too-many'), retryAfter: Type.Optional(Type.Number({ minimum: 0 })), ...scope }),
  Type.Object({ kind: Type.Literal('slow'), milliseconds: Milliseconds, ...scope }),
  Type.Object({ kind: Type.Literal('pause'), milliseconds: Milliseconds, ...scope }),
  Type.Object({
    kind: Type.Literal('answer'),
    status: Type.Integer({ minimum: 200, maximum: 599 }),
    headers: Type.Optional(Type.Record(Type.String(), Type.String())),
    body: Type.Optional(Type.String()),
    ...scope,
  }),
  Type.Object({
    kind: Type.Literal('random'),
    share: Type.Number({ minimum: 0, maximum: 1 }),
    seed: Type.Integer(),
    kinds: Type.Array(Any, { minItems: 1 }),
    /** Of `slow` ones. @default 200 */
    slowFor: Type.Optional(Milliseconds),
    /** Of `pause`. @default 60 000 */
    pauseFor: Type.Optional(Milliseconds),
    ...scope,
  }),
])
export type Fault = Static<typeof Fault>
/** What is left of a fault when the waiting is over. */
export type Hit = Exclude<Fault, { kind: 'slow' | 'pause' | 'random' }>

/** Makes the platform fail, for tests and for people who want to see it. */
export interface Faults {
  /** Begins a fault; the returned function ends it. */
  begin(fault: Fault): () => void
  clear(): void
  /** The fault that hits this call, after waiting for the slow ones; null where none does. */
  hit(method: string, path: string): Promise<Hit | null>
  /** Calls that were hit so far, by kind. */
  counted(): ReadonlyMap<string, number>
}

interface Active {
  fault: Fault
  left: number
  /** Calls that it was asked about. */
  seen: number
  random: () => number
}

export function createFaults(): Faults {
  let active: Active[] = []
  let pausedUntil = 0
  const counted = new Map<string, number>()
  const end = (one: Active) => {
    active = active.filter((other) => other !== one)
  }
  const hits = (one: Active, method: string, path: string): boolean => {
    const { fault } = one
    if ((fault.method ?? method) !== method || !path.includes(fault.path ?? '')) return false
    one.seen += 1
    const turn = one.seen - (fault.after ?? 0)
    if (turn < 1 || turn % (fault.every ?? 1) !== 0) return false
    if (fault.kind === 'random' && one.random() >= fault.share) return false
    one.left -= 1
    if (one.left <= 0) end(one)
    return true
  }
  /** What a fault by chance is this time. */
  const settled = ({ fault, random }: Active): Exclude<Fault, { kind: 'random' }> => {
    if (fault.kind !== 'random') return fault
    const kind = fault.kinds[Math.floor(random() * fault.kinds.length)] ?? 'down'
    if (kind === 'slow') return { kind, milliseconds: fault.slowFor ?? 200 }
    if (kind === 'pause') return { kind, milliseconds: fault.pauseFor ?? 60_000 }
    if (kind === 'too-many') return random() < 0.5 ? { kind } : { kind, retryAfter: 1 }
    return { kind }
  }
  return {
    counted: () => counted,
    begin(fault) {
      const one = { fault, left: fault.times ?? Infinity, seen: 0, random: randomOf(fault.kind === 'random' ? fault.seed : 0) }
      active.push(one)
      return () => end(one)
    },
    clear() {
      active = []
      pausedUntil = 0
    },
    async hit(method, path) {
      for (const one of [...active]) {
        if (!hits(one, method, path)) continue
        const fault = settled(one)
        counted.set(fault.kind, (counted.get(fault.kind) ?? 0) + 1)
        if (fault.kind !== 'slow' && fault.kind !== 'pause') return fault
        if (fault.kind === 'slow') await wait(fault.milliseconds, undefined, { ref: false })
        else if (pausedUntil < performance.now()) pausedUntil = performance.now() + fault.milliseconds
      }
      const still = pausedUntil - performance.now()
      if (still > 0) await wait(still, undefined, { ref: false })
      return null
    },
  }
}
