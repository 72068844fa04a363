import {
  listStatus,
  plainText,
  type ListReference,
  type OrderableList,
  type OrderedList,
  type Preferences,
} from '../../../../contract/index.ts'

/** Which lists are shown. */
export const shows = ['all', 'recent', 'favourites'] as const
export type Show = (typeof shows)[number]

/** What somebody looks for among the lists. */
export interface Asked {
  search: string
  show: Show
}

/** What a person marked and opened in a store; a part of the preferences. */
export type Habits = Pick<Preferences, 'favourites' | 'recent'>

/** A list, as it stands before the person who chooses. */
export interface ListLine extends OrderableList {
  /** How far its ordering is: the platform's own, saved and not published, published, or changed on the platform since. */
  standing: 'own' | 'saved' | 'published' | 'drifted'
  /** Products that stand elsewhere on the platform; 0 where none do. */
  drifted: number
  favourite: boolean
  /** When the person opened it last, ISO 8601; null where that is long ago or never. */
  openedAt: string | null
}

/** The most lists that are kept as recent. */
const mostRecent = 50

const same = (one: ListReference, other: ListReference): boolean => one.kind === other.kind && one.id === other.id
const keyOf = ({ kind, id }: ListReference): string => `${kind} ${id}`

export const standingOf = ({
  version,
  publishedVersion,
}: Pick<OrderableList, 'version' | 'publishedVersion'>): Exclude<ListLine['standing'], 'drifted'> =>
  version === 0 ? 'own' : publishedVersion !== null && publishedVersion >= version ? 'published' : 'saved'

/** How many products stand elsewhere on the platform, by the list that was changed there. */
export const driftsOf = (states: readonly OrderedList[]): ReadonlyMap<number, number> =>
  new Map(states.flatMap(({ id, ...state }) => (listStatus(state) === 'drifted' ? [[id, state.drifted ?? 0]] : [])))

const noDrifts: ReadonlyMap<number, number> = new Map()

/** Every list with what the person did with it, and what was changed on the platform. */
export function linesOf(
  lists: readonly OrderableList[],
  { favourites = [], recent = [] }: Habits,
  drifts: ReadonlyMap<number, number> = noDrifts,
): readonly ListLine[] {
  const marked = new Set(favourites.map(keyOf))
  const opened = new Map(recent.map(({ list, at }) => [keyOf(list), at]))
  return lists.map((list) => ({
    ...list,
    standing: drifts.has(list.id) ? 'drifted' : standingOf(list),
    drifted: drifts.get(list.id) ?? 0,
    favourite: marked.has(keyOf(list)),
    openedAt: opened.get(keyOf(list)) ?? null,
  }))
}

/** Those that are asked for: every word stands in the name or in what is above it; recent ones with the last one first. */
export function found(lines: readonly ListLine[], { search, show }: Asked): readonly ListLine[] {
  const words = plainText(search).split(/\s+/).filter(Boolean)
  const among = lines.filter(({ favourite, openedAt }) => (show === 'all' ? true : show === 'favourites' ? favourite : openedAt !== null))
  const hits =
    words.length === 0
      ? among
      : among.filter(({ name, routeBefore }) => {
          const text = plainText(`${name} ${routeBefore}`)
          return words.every((word) => text.includes(word))
        })
  return show === 'recent' ? hits.toSorted((a, b) => (b.openedAt ?? '').localeCompare(a.openedAt ?? '')) : hits
}

/** The favourites with one more or one less. */
export const withFavourite = ({ favourites = [] }: Habits, list: ListReference, favourite: boolean): ListReference[] => {
  const others = favourites.filter((each) => !same(each, list))
  return favourite ? [...others, { kind: list.kind, id: list.id }] : others
}

/** The recent ones with one that is opened now in front. */
export const withOpened = ({ recent = [] }: Habits, list: ListReference, at: string): NonNullable<Habits['recent']> =>
  [{ list: { kind: list.kind, id: list.id }, at }, ...recent.filter((each) => !same(each.list, list))].slice(0, mostRecent)

/** What an address says, as far as it makes sense. */
export const askedOf = (search: string | null, show: string | null): Asked => ({
  search: search ?? '',
  show: shows.find((each) => each === show) ?? 'all',
})
