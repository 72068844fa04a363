import {
  listStatus,
  numberInGroup,
  type ListKind,
  type ListStatus,
  type OrderableList,
  type OrderedList,
  type PlatformCollection,
} from '../../../../contract/index.ts'

/** A category or a collection with its status, as the pages of lists show it. */
export interface ListLine {
  kind: ListKind
  id: number
  name: string
  /** Names of a category's ancestors, joined by ` / `. */
  routeBefore: string
  imageUrl: string | null
  products: number
  soldOut: number
  /** Of its first places. */
  soldOutFirst: number
  revenue30: number | null
  savedAt: string | null
  publishedAt: string | null
  status: ListStatus
  /** When its next publication begins. */
  nextAt: string | null
  /** Products that stand elsewhere on the platform; 0 where none do. */
  drifted: number
  /** A collection that shoppers cannot find. */
  hidden: boolean
  /** When a collection ends. */
  until: string | null
}

/** Lists with their status, in the order in which they come. One that nobody ever saved or published has no state. */
export function linesOf(
  lists: readonly OrderableList[],
  states: readonly OrderedList[],
  collections: readonly PlatformCollection[] = [],
): ListLine[] {
  const stateOf = new Map(states.map((state) => [numberInGroup(state), state]))
  const collectionOf = new Map(collections.map((collection) => [collection.id, collection]))
  return lists.map(({ kind, id, name, routeBefore, imageUrl, products, soldOut, soldOutFirst, revenue30, savedAt }) => {
    const state = stateOf.get(numberInGroup({ kind, id }))
    const collection = kind === 'collection' ? collectionOf.get(id) : undefined
    return {
      kind,
      id,
      name,
      routeBefore,
      imageUrl,
      products,
      soldOut,
      soldOutFirst,
      revenue30,
      savedAt: state?.savedAt ?? savedAt,
      publishedAt: state?.publishedAt ?? null,
      status: state ? listStatus(state) : 'never',
      nextAt: state?.nextAt ?? null,
      drifted: state?.drifted ?? 0,
      hidden: collection?.searchable === false,
      until: collection?.to ?? null,
    }
  })
}

/** An end that is further away than this, in milliseconds, is none: platforms write one where a collection has no end. */
const forGood = 5 * 365 * 86_400_000

/**
 * The day on which a collection ends or ended, YYYY-MM-DD in the store's time zone; null where it stays.
 * @param now milliseconds since 1970
 */
export function endOf({ until }: Pick<ListLine, 'until'>, now: number, timeZone: string): { kind: 'ends' | 'ended'; day: string } | null {
  if (until === null || Date.parse(until) - now > forGood) return null
  return {
    kind: Date.parse(until) > now ? 'ends' : 'ended',
    day: new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(new Date(until)),
  }
}
