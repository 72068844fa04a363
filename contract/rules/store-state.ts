import type { StoreCredential } from '../stores.ts'

/**
 * How a store is, in one word. One that can be worked with while not all of
 * its catalogue was ever in is incomplete: not up to date, and not failed.
 */
export type StoreState = 'paused' | 'synchronising' | 'incomplete' | 'ready' | 'failed'

export function storeState({
  readiness,
  pausedAt,
  synchronisedAt,
}: Pick<StoreCredential, 'readiness' | 'pausedAt' | 'synchronisedAt'>): StoreState {
  if (pausedAt !== null) return 'paused'
  return readiness === 'ready' && synchronisedAt === null ? 'incomplete' : readiness
}
