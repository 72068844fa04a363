import { limits } from '../../../../contract/index.ts'
import type { DraftState } from '../model/workbench.ts'
import type { Draft } from '../model/draft.ts'

/** The state of the draft. */
export interface Keeping {
  draft: DraftState
  /** When it was stored last, in milliseconds since 1970. */
  at: number | null
  /** Whether the last call did not reach the server. */
  offline: boolean
}

/** The two places in which a draft is stored, and the clock. */
export interface DraftStorageParts {
  /** Rejects when the browser has no space. */
  onDevice(draft: Draft | null): Promise<void>
  /** `unreachable` when no answer came, `refused` when the server does not accept it. */
  onServer(draft: Draft | null): Promise<'kept' | 'unreachable' | 'refused'>
  /** Whether the server answers at all. */
  answers(): Promise<boolean>
  now(): number
}

export interface DraftStorage {
  /** Stores the draft as it is now, on the device at once, on the server a moment later; null deletes it. */
  keep(draft: Draft | null): void
  /** Takes over a draft that another tab stores; it is not written again. */
  adopt(draft: Draft | null): void
  /** The connection is back: sends what waits. */
  online(): void
  /** Reports whether another call reached the server. */
  reached(reached: boolean): void
  present(): Keeping
  subscribe(changed: () => void): () => void
  /** Sends nothing more. */
  stop(): void
}

/** The draft is sent after this many milliseconds without another change. */
const pause = 1_500
/** How long to wait before the server is tried again, in milliseconds, doubled each time up to the last. */
const retryPause = { first: 2_000, most: 30_000 }

/** Stores a draft in two places, with one write at a time in each: what changes meanwhile is in the next write. */
export function createDraftStorage({ onDevice, onServer, answers, now }: DraftStorageParts): DraftStorage {
  let keeping: Keeping = { draft: 'none', at: null, offline: false }
  const watchers = new Set<() => void>()
  let latest: Draft | null = null
  const device = { busy: false, behind: false, safe: true }
  const server = { busy: false, safe: false }
  let timer: ReturnType<typeof setTimeout> | undefined
  let wait = retryPause.first
  let stopped = false

  const report = (offline = keeping.offline): void => {
    const draft: DraftState =
      latest === null ? 'none' : server.safe ? 'server' : device.busy ? 'keeping' : device.safe ? 'device' : 'unkept'
    const at =
      draft === 'none' ? null : draft === keeping.draft ? keeping.at : draft === 'server' || draft === 'device' ? now() : keeping.at
    if (draft === keeping.draft && at === keeping.at && offline === keeping.offline) return
    keeping = { draft, at, offline }
    for (const changed of watchers) changed()
  }

  async function writeDevice(): Promise<void> {
    device.behind = true
    if (device.busy) return
    device.busy = true
    while (device.behind) {
      device.behind = false
      device.safe = await onDevice(latest).then(
        () => true,
        () => false,
      )
    }
    device.busy = false
    report()
  }

  const later = (after: number): void => {
    clearTimeout(timer)
    if (!stopped) timer = setTimeout(() => void writeServer(), after)
  }

  async function writeServer(): Promise<void> {
    // The write that is running checks at its end whether something is left to send.
    if (server.busy) return
    const sent = latest
    server.busy = true
    const answer =
      sent === null || JSON.stringify(sent).length <= limits.list.draftBytes
        ? await onServer(sent)
        : (await answers())
          ? 'refused'
          : 'unreachable'
    server.busy = false
    server.safe = answer === 'kept' && sent === latest
    report(answer === 'unreachable')
    if (answer === 'unreachable') {
      later(wait)
      wait = Math.min(wait * 2, retryPause.most)
      return
    }
    wait = retryPause.first
    if (sent !== latest) later(pause)
  }

  return {
    keep(draft) {
      if (draft === latest) return
      latest = draft
      server.safe = false
      void writeDevice()
      later(draft === null ? 0 : pause)
      report()
    },
    adopt(draft) {
      latest = draft
      server.safe = false
      device.safe = true
      // A write that is under way here may come after that of the other tab: then the adopted draft goes after it.
      if (device.busy) device.behind = true
      // While the server is away, the next attempt finds out when it is back.
      if (!server.busy && !keeping.offline) clearTimeout(timer)
      report()
    },
    online() {
      if (keeping.offline) later(0)
    },
    reached(reached) {
      if (reached === !keeping.offline) return
      report(!reached)
      if (!reached) later(wait)
    },
    present: () => keeping,
    subscribe(changed) {
      watchers.add(changed)
      return () => watchers.delete(changed)
    },
    stop() {
      stopped = true
      clearTimeout(timer)
    },
  }
}
