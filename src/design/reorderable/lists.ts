/** A list among others that people move items between. */
export interface ReorderableList {
  readonly id: string
  /** As announcements call it. */
  readonly name: string
  /** What it holds, in its sequence; each in one list only. */
  readonly items: readonly string[]
}

/** A place in a list. */
export interface Spot {
  readonly list: string
  /** From 0, among the others of the list. */
  readonly place: number
}

type Lists = readonly ReorderableList[]

const at = (lists: Lists, id: string): number => lists.findIndex(({ items }) => items.includes(id))

/** Where an item is. */
export function spotOf(lists: Lists, id: string): Spot | null {
  const list = lists[at(lists, id)]
  return list ? { list: list.id, place: list.items.indexOf(id) } : null
}

/** Where an item comes that is let go over another one, in its upper or lower half; over a list itself it comes to the end. */
export function spotOver(lists: Lists, id: string, over: { item: string; below: boolean } | { list: string }): Spot | null {
  const list = lists.find((one) => ('list' in over ? one.id === over.list : one.items.includes(over.item)))
  if (!list) return null
  if ('item' in over && over.item === id) return spotOf(lists, id)
  const others = list.items.filter((item) => item !== id)
  return { list: list.id, place: 'list' in over ? others.length : others.indexOf(over.item) + (over.below ? 1 : 0) }
}

/** One place on; behind the last place of a list is the first of the next one. Null where there is none. */
export function nextSpot(lists: Lists, id: string, by: -1 | 1): Spot | null {
  const nth = at(lists, id)
  const list = lists[nth]
  if (!list) return null
  const place = list.items.indexOf(id) + by
  return place >= 0 && place < list.items.length ? { list: list.id, place } : spotInNextList(lists, id, by)
}

/** In the list after this one the first place, in the one before the last. */
export function spotInNextList(lists: Lists, id: string, by: -1 | 1): Spot | null {
  const nth = at(lists, id)
  const next = nth < 0 ? undefined : lists[nth + by]
  return next ? { list: next.id, place: by > 0 ? 0 : next.items.length } : null
}

/** Of two spots, whether they are the same. */
export const sameSpot = (one: Spot | null, other: Spot | null): boolean => one?.list === other?.list && one?.place === other?.place
