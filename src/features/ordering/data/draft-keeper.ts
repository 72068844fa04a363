import { limits } from '../../../../contract/index.ts'
import type { DraftState } from '../model/workbench.ts'
import type { Draft } from '../model/draft.ts'

/** How the draft is doing. */
export interface Keeping {
  draft: DraftState
  /** When it was kept last, milliseconds since 1970. */
  at: number | null
  /** The server could not be reached the last time. */
  offline: boolean
}

/** The two places in which a draft is kept, and the clock. */
export interface DraftKeeperParts {
  /** Rejects where the browser has no room. */
  onDevice(draft: Draft | null): Promise<void>
  /** `unreachable` where no answer came, `refused` where the server does not want it. */
  onServer(draft: Draft | null): Promise<'kept' | 'unreachable' | 'refused'>
  /** Whether the server answers at all. */
  answers(): Promise<boolean>
  now(): number
}

export interface DraftKeeper {
  /** Keeps the draft as it is now; null forgets it. On the device at once, on the server a moment later. */
  keep(draft: Draft | null): void
  /** The connection is back: what waits is sent. */
  online(): void
  /** Whether another call reached the server. */
  reached(reached: boolean): void
  present(): Keeping
  subscribe(changed: () => void): () => void
  /** Sends nothing more. */
  stop(): void
}

/** So long nothing more must have changed before the draft is sent, in milliseconds. */
const pause = 1_500
/** How long to wait before the server is tried again, in milliseconds, doubled each time up to the last. */
const patience = { first: 2_000, most: 30_000 }

/** Keeps a draft in two places, one write at a time in each: what changes meanwhile goes with the next. */
export function draftKeeper({ onDevice, onServer, answers, now }: DraftKeeperParts): DraftKeeper {
  let keeping: Keeping = { draft: 'none', at: null, offline: false }
  const watchers = new Set<() => void>()
  let latest: Draft | null = null
  const device = { busy: false, behind: false, safe: true }
  const server = { busy: false, safe: false }
  let timer: ReturnType<typeof setTimeout> | undefined
  let wait = patience.first
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
    // Whoever writes looks at the end whether something is left to send.
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
      wait = Math.min(wait * 2, patience.most)
      return
    }
    wait = patience.first
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
