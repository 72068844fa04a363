import type { PublicationState } from '../publication.ts'

/** What is known of a list's publications. */
export interface PublicationFacts {
  /** Of its newest publication that has begun or ended. */
  state: PublicationState | null
  /** Products that stand elsewhere on the platform; null or 0 where none do. */
  drifted: number | null
  /** When its next publication begins. */
  nextAt: string | null
  /** Products entered or left since it was published. */
  moved?: boolean | undefined
}

/** The facts that decide a list's status. */
export interface ListFacts extends PublicationFacts {
  version: number
  publishedVersion: number | null
}

/** Of a list that was never published and is not about to be. */
export const noPublication: PublicationFacts = { state: null, drifted: null, nextAt: null }

/**
 * `draft`: something newer was saved than is published, or products entered or left
 * since; `never`: nobody ordered it; `drifted`: somebody changed it on the platform.
 */
export type ListStatus = PublicationState | 'draft' | 'never' | 'drifted'

/**
 * The status of a list, the same wherever it is shown. What presses most comes first: under way,
 * failed, changed elsewhere, done with errors, scheduled, then what was saved and published. One
 * that ended with errors is over once the platform's ordering is the list's own again.
 */
export function listStatus({ state, drifted, nextAt, version, publishedVersion, moved = false }: ListFacts): ListStatus {
  const published = publishedVersion !== null && publishedVersion >= version && !moved
  if (state === 'waiting' || state === 'running' || state === 'sent') return state
  if (state === 'failed') return state
  if (drifted !== null && drifted > 0) return 'drifted'
  if (state === 'done-with-errors' && !published) return state
  if (nextAt !== null) return 'scheduled'
  if (published) return 'verified'
  return version > 0 ? 'draft' : 'never'
}
