import { states, type PublicationState } from '../state-badge/index.ts'
import type { Tone } from '../tokens/index.ts'

interface ListStatusLook {
  readonly tone: Tone
  /** A dot before the word. */
  readonly dot: boolean
}

/** The statuses that only a list has; the others are those of its publication. */
export const listStatusLooks = {
  never: { tone: 'neutral', dot: false },
  draft: { tone: 'warning', dot: false },
  drifted: { tone: 'warning', dot: true },
} as const satisfies Record<string, ListStatusLook>

export type OwnListStatus = keyof typeof listStatusLooks
export type ListStatus = PublicationState | OwnListStatus
export const listStatuses: readonly ListStatus[] = [...(Object.keys(listStatusLooks) as OwnListStatus[]), ...states]

export const isOwnListStatus = (status: ListStatus): status is OwnListStatus => status in listStatusLooks
