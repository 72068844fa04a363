import { product } from '../../../contract/index.ts'

/** What tabs tell each other. A duplicated tab begins with the same refresh token, which the provider takes only once. */
export type Word = { kind: 'renewed'; from: string; user: string } | { kind: 'signed-out'; subject: string }

export interface Tabs {
  post(word: Word): void
  onWord(listener: (word: Word) => void): void
  /** Runs `work` while no other tab does. */
  alone<T>(work: () => Promise<T>): Promise<T>
}

const name = `${product.storagePrefix}.session`

/** The other tabs of this browser; where the browser cannot reach them, there are none. */
export function otherTabs(): Tabs {
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name)
  return {
    post: (word) => channel?.postMessage(word),
    onWord: (listener) => channel?.addEventListener('message', (event: MessageEvent<Word>) => listener(event.data)),
    async alone(work) {
      // Only secure contexts have locks.
      const locks = (navigator as { locks?: LockManager }).locks
      return locks ? await locks.request(name, work) : await work()
    },
  }
}
