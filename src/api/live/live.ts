import type { LiveEvent } from '../../../contract/index.ts'

/** Called with what changes; null after a gap, when anything may have changed. */
export type LiveListener = (event: LiveEvent | null) => void

/** What follows the stream tells here. */
export interface Line {
  onEvent: LiveListener
  alive: (is: boolean) => void
}

/** What changes on the server while one looks. Where the stream is dead, whoever cares asks from time to time instead. */
export interface Live {
  /** Listens until the function that it gives is called. */
  listen: (listener: LiveListener) => () => void
  alive: () => boolean
  onAlive: (changed: () => void) => () => void
  /** Asks when it is the name's turn: one request at a time, the next a moment later; those that come meanwhile become one. */
  ask: (name: string, how: () => Promise<unknown>) => void
}

/** Milliseconds between an answer and the next request for the same name. */
const moment = 700

const listening = <T>(all: Set<T>, one: T): (() => void) => {
  all.add(one)
  return () => void all.delete(one)
}

/** @param begin begins to follow the stream; called once, when somebody first listens */
export function makeLive(begin: (line: Line) => void): Live {
  const listeners = new Set<LiveListener>()
  const watchers = new Set<() => void>()
  const turns = new Map<string, (() => Promise<unknown>) | null>()
  let alive = false
  let begun = false

  async function take(name: string, how: () => Promise<unknown>): Promise<void> {
    turns.set(name, null)
    await how().catch(() => undefined)
    await new Promise((resolve) => setTimeout(resolve, moment))
    const next = turns.get(name)
    turns.delete(name)
    if (next) void take(name, next)
  }

  const line: Line = {
    onEvent: (event) => listeners.forEach((listener) => listener(event)),
    alive(is) {
      if (is === alive) return
      alive = is
      watchers.forEach((changed) => changed())
    },
  }
  return {
    listen(listener) {
      if (!begun) {
        begun = true
        begin(line)
      }
      return listening(listeners, listener)
    },
    alive: () => alive,
    onAlive: (changed) => listening(watchers, changed),
    ask(name, how) {
      if (turns.has(name)) turns.set(name, how)
      else void take(name, how)
    },
  }
}
