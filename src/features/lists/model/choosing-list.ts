import { attentionOf, findLists, listHealth, type ListReference } from '../../../../contract/index.ts'
import type { Habits } from './habits.ts'
import type { ListLine } from './list-line.ts'

/** Which lists are shown. */
export const shows = ['all', 'attention', 'recent', 'favourites'] as const
export type Show = (typeof shows)[number]

/** The lists that somebody wants to choose from. */
export interface RequestedLists {
  search: string
  show: Show
}

/** A list, for the person who chooses one. */
export interface ChoosableList extends ListLine {
  favourite: boolean
  /** When the person opened it last, ISO 8601; null where that is long ago or never. */
  openedAt: string | null
}

const keyOf = ({ kind, id }: ListReference): string => `${kind} ${id}`

/** Every list with what the person did with it. */
export function choosableLists(lines: readonly ListLine[], { favourites = [], recent = [] }: Habits): readonly ChoosableList[] {
  const marked = new Set(favourites.map(keyOf))
  const opened = new Map(recent.map(({ list, at }) => [keyOf(list), at]))
  return lines.map((line) => ({ ...line, favourite: marked.has(keyOf(line)), openedAt: opened.get(keyOf(line)) ?? null }))
}

const among: Readonly<Record<Show, (line: ChoosableList) => boolean>> = {
  all: () => true,
  attention: (line) => attentionOf(line.status, listHealth(line)) !== null,
  recent: ({ openedAt }) => openedAt !== null,
  favourites: ({ favourite }) => favourite,
}

/** The requested lists; recent ones with the last one first, those that need attention with what sells most first. */
export function requested(lines: readonly ChoosableList[], { search, show }: RequestedLists): readonly ChoosableList[] {
  const hits = findLists(lines.filter(among[show]), search)
  if (show === 'recent') return hits.toSorted((a, b) => (b.openedAt ?? '').localeCompare(a.openedAt ?? ''))
  return show === 'attention' ? hits.toSorted((a, b) => (b.revenue30 ?? 0) - (a.revenue30 ?? 0)) : hits
}

/** What an address requests; what is missing or not known is replaced by the default. */
export const requestedListsOf = (search: string | null, show: string | null): RequestedLists => ({
  search: search ?? '',
  show: shows.find((each) => each === show) ?? 'all',
})
