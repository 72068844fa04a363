import { onRemembered, recall, remember } from '../../../api/index.ts'
import { isDraft, type Draft } from '../model/draft.ts'

/** Which list of which store a person edits. */
export interface DraftPlace {
  person: string
  store: string
  category: number
}

const nameOf = ({ person, store, category }: DraftPlace, aside: boolean): string => `draft${aside ? '.aside' : ''}.${person}.${store}.category.${category}`

/** The edit that was kept, if one was. `aside` is the one that stepped back for another person's ordering. */
export function readDraft(place: DraftPlace, aside = false): Draft | null {
  const kept = recall<unknown>('local', nameOf(place, aside))
  return isDraft(kept) ? kept : null
}

/** Keeps an edit, or forgets it. False when the browser has no room for it. */
export const keepDraft = (place: DraftPlace, draft: Draft | null, aside = false): boolean => remember('local', nameOf(place, aside), draft)

/** Tells when the same person edits the same list in another tab. */
export const onDraftElsewhere = (place: DraftPlace, changed: () => void): (() => void) => onRemembered(nameOf(place, false), changed)
