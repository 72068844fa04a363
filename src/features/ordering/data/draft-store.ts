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

let room = true
const watchers = new Set<() => void>()

/** Keeps an edit, or forgets it. */
export function keepDraft(place: DraftPlace, draft: Draft | null, aside = false): void {
  const kept = remember('local', nameOf(place, aside), draft)
  if (kept === room) return
  room = kept
  for (const changed of watchers) changed()
}

/** Whether the browser had room for what was kept last. */
export const hasRoom = (): boolean => room

export function onRoom(changed: () => void): () => void {
  watchers.add(changed)
  return () => watchers.delete(changed)
}

/** Tells when the same person edits the same list in another tab. */
export const onDraftElsewhere = (place: DraftPlace, changed: () => void): (() => void) => onRemembered(nameOf(place, false), changed)
