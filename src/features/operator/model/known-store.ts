import type { KnownStore } from '../../../../contract/index.ts'

/** How a store is, in one word: what is paused is neither up to date nor behind, and what never came in is not up to date. */
export function stateOf({ readiness, pausedAt, synchronisedAt }: Pick<KnownStore, 'readiness' | 'pausedAt' | 'synchronisedAt'>) {
  if (pausedAt !== null) return 'paused' as const
  return readiness === 'ready' && synchronisedAt === null ? ('notYet' as const) : readiness
}
