import type { ListReference, Preferences } from '../../../../contract/index.ts'

/** Which lists a person marked and opened in a store; a part of the preferences. */
export type Habits = Pick<Preferences, 'favourites' | 'recent'>

/** The most lists that are kept as recent. */
const mostRecent = 50

const same = (one: ListReference, other: ListReference): boolean => one.kind === other.kind && one.id === other.id

/** The favourites with one more or one less. */
export const withFavourite = ({ favourites = [] }: Habits, list: ListReference, favourite: boolean): ListReference[] => {
  const others = favourites.filter((each) => !same(each, list))
  return favourite ? [...others, { kind: list.kind, id: list.id }] : others
}

/** The recent lists with the one that is opened now as the first. */
export const withOpened = ({ recent = [] }: Habits, list: ListReference, at: string): NonNullable<Habits['recent']> =>
  [{ list: { kind: list.kind, id: list.id }, at }, ...recent.filter((each) => !same(each.list, list))].slice(0, mostRecent)
