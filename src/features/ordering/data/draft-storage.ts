import { limits } from '../../../../contract/index.ts'
import type { DraftState } from '../model/workbench.ts'
import type { Draft } from '../model/draft.ts'

/** Where the draft is stored, as shown to the person. */
export interface DraftStatus {
  draft: DraftState
  /** When it was stored last, in milliseconds since 1970. */
  storedAt: number | null
  /** Whether the last call did not reach the server. */
  offline: boolean
}

/** The two places in which a draft is stored, and the clock. */
export interface DraftStorageParts {
  /** Rejects when the browser has no space. */
  storeOnDevice(draft: Draft | null): Promise<void>
  /** Resolves to `unreachable` when no answer came, `refused` when the server does not accept it. */
  storeOnServer(draft: Draft | null): Promise<'stored' | 'unreachable' | 'refused'>
  /** Whether the server answers at all. */
  serverAnswers(): Promise<boolean>
  now(): number
}

export interface DraftStorage {
  /** Stores a new version of the draft: on the device at once, on the server a moment later. Null deletes it. */
  store(draft: Draft | null): void
  /** From now on the draft is the one of another tab, which stores it itself: nothing is written here. */
  followOtherTab(draft: Draft | null): void
  /** Sends what waits, because the browser reports that it is online again. */
  connectionIsBack(): void
  /** Whether a call of somebody else (a save) reached the server. */
  serverWasReached(reached: boolean): void
  status(): DraftStatus
  subscribe(listener: () => void): () => void
  /** Sends nothing more. */
  stop(): void
}

/** The draft is sent after this many milliseconds without another change. */
const sendDelay = 1_500
/** How long to wait before the server is tried again, in milliseconds, doubled each time up to the last. */
const retryDelay = { first: 2_000, most: 30_000 }

/** Stores a draft in two places, with one write at a time in each: what changes meanwhile is in the next write. */
export function createDraftStorage({ storeOnDevice, storeOnServer, serverAnswers, now }: DraftStorageParts): DraftStorage {
  let status: DraftStatus = { draft: 'none', storedAt: null, offline: false }
  const listeners = new Set<() => void>()
  let latest: Draft | null = null
  /** `stored`: whether the last write succeeded. `writeAgain`: the draft changed while it was being written. */
  const device = { writing: false, writeAgain: false, stored: true }
  /** `stored`: whether the server has the latest draft. */
  const server = { writing: false, stored: false }
  let timer: ReturnType<typeof setTimeout> | undefined
  let nextRetryDelay = retryDelay.first
  let stopped = false

  const report = (offline = status.offline): void => {
    const draft: DraftState =
      latest === null ? 'none' : server.stored ? 'server' : device.writing ? 'storing' : device.stored ? 'device' : 'not-stored'
    const isNewPlace = draft !== status.draft && (draft === 'server' || draft === 'device')
    const storedAt = draft === 'none' ? null : isNewPlace ? now() : status.storedAt
    if (draft === status.draft && storedAt === status.storedAt && offline === status.offline) return
    status = { draft, storedAt, offline }
    for (const listener of listeners) listener()
  }

  async function writeDevice(): Promise<void> {
    device.writeAgain = true
    if (device.writing) return
    device.writing = true
    while (device.writeAgain) {
      device.writeAgain = false
      device.stored = await storeOnDevice(latest).then(
        () => true,
        () => false,
      )
    }
    device.writing = false
    report()
  }

  const sendAfter = (after: number): void => {
    clearTimeout(timer)
    if (!stopped) timer = setTimeout(() => void writeServer(), after)
  }

  async function writeServer(): Promise<void> {
    // The write that is running checks at its end whether something is left to send.
    if (server.writing) return
    const sent = latest
    server.writing = true
    const answer =
      sent === null || JSON.stringify(sent).length <= limits.list.draftBytes
        ? await storeOnServer(sent)
        : (await serverAnswers())
          ? 'refused'
          : 'unreachable'
    server.writing = false
    server.stored = answer === 'stored' && sent === latest
    report(answer === 'unreachable')
    if (answer === 'unreachable') {
      sendAfter(nextRetryDelay)
      nextRetryDelay = Math.min(nextRetryDelay * 2, retryDelay.most)
      return
    }
    nextRetryDelay = retryDelay.first
    if (sent !== latest) sendAfter(sendDelay)
  }

  return {
    store(draft) {
      if (draft === latest) return
      latest = draft
      server.stored = false
      void writeDevice()
      sendAfter(draft === null ? 0 : sendDelay)
      report()
    },
    followOtherTab(draft) {
      latest = draft
      server.stored = false
      device.stored = true
      // A write that is under way here may come after that of the other tab: then the draft of the other tab is written once more after it.
      if (device.writing) device.writeAgain = true
      // While the server is away, the next attempt finds out when it is back.
      if (!server.writing && !status.offline) clearTimeout(timer)
      report()
    },
    connectionIsBack() {
      if (status.offline) sendAfter(0)
    },
    serverWasReached(reached) {
      if (reached === !status.offline) return
      report(!reached)
      if (!reached) sendAfter(nextRetryDelay)
    },
    status: () => status,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    stop() {
      stopped = true
      clearTimeout(timer)
    },
  }
}
