import pMap from 'p-map'
import type { ListReference } from '../../../contract/index.ts'
import type { Clock } from '../../kernel/clock.ts'
import { type Platform, PlatformFault } from '../../platforms/platform.ts'
import type { CatalogueService } from '../catalogue/index.ts'
import { compareOrderings, type Comparison, notShown } from './compare-orderings.ts'
import { readCollection } from './read-collection.ts'

/** The live ordering of a whole list, compared with the requested one. */
export interface LiveComparison extends Comparison {
  /** The products whose live position is known, in live order. */
  live: number[]
  /** Places of the list that could not be read. */
  unseen: number
  /** Of a collection; null for a category. */
  positions: ReadonlyMap<number, number | null> | null
}

/** The platform, and what is known about it. */
export interface LookedAt {
  platform: Platform
  catalogue: CatalogueService
  clock: Clock
  storeId: string
}

/** A list, and the platform's collection that it is or has; null for a category, and where there is none. */
export interface LookedAtList {
  list: ListReference
  collection: number | null
}

/** How thoroughly the positions below the shown ones are checked. */
export interface Depth {
  /** Whether scores that were read before are read again. */
  since: Date
  /** How many are read again at most, the oldest first. */
  most: number
  /** Scores that were read since then count as checked. */
  knownSince: Date
  /** Called with the number of scores still to read. Returning false ends the reading. */
  onRead?: (left: number) => Promise<boolean>
}

/** How many scores are read and written together, and how many of these calls run at once. */
const scoresPerBatch = 100
const together = 16

/** The product's own score on the platform; null when there is no such product, undefined when the answer cannot be read. */
const readScore = (platform: Platform, id: number): Promise<number | null | undefined> =>
  platform.product(id).then(
    (product) => (product === null ? null : product.score),
    (error: unknown) => {
      if (error instanceof PlatformFault && error.kind === 'unreadable') return undefined
      throw error
    },
  )

/**
 * The order of the products that the platform's search does not show: by their scores, which are read one by one in the background.
 * Scores are stored batch by batch, so that interrupted work continues where it stopped. Returns how many could not be read.
 */
async function orderBelow(
  { platform, catalogue, clock, storeId }: LookedAt,
  below: readonly number[],
  { since, most, knownSince, onRead }: Depth,
): Promise<{ order: number[]; unseen: number }> {
  const before = await catalogue.scoresAsRead(storeId, below)
  const age = (id: number) => before.get(id)?.readAt?.getTime() ?? -Infinity
  const old = below
    .filter((id) => age(id) < since.getTime())
    .sort((one, other) => age(one) - age(other))
    .slice(0, most)
  const gone = new Set<number>()
  for (let begin = 0; begin < old.length; begin += scoresPerBatch) {
    if (onRead && !(await onRead(old.length - begin))) break
    const ids = old.slice(begin, begin + scoresPerBatch)
    const from = clock.now()
    const scores = await pMap(ids, (id) => readScore(platform, id), { concurrency: together })
    ids.forEach((id, index) => scores[index] === null && gone.add(id))
    const read = ids.flatMap((id, index) => (typeof scores[index] === 'number' ? [{ id, score: scores[index] }] : []))
    await catalogue.takeScores(storeId, read, from, clock.now())
  }
  if (below.length > 0) await catalogue.refreshShares(storeId, below, platform, { fresh: true })
  const known = await catalogue.scoresAsRead(storeId, below)
  const total = new Map<number, number>()
  for (const [id, { score, share, readAt }] of known)
    if (!gone.has(id) && readAt !== null && readAt >= knownSince) total.set(id, score + share)
  const place = new Map(below.map((id, index) => [id, index]))
  // The order of two equal totals is not known: it counts as wrong.
  const order = [...total.keys()].sort((one, other) => total.get(other)! - total.get(one)! || place.get(other)! - place.get(one)!)
  return { order, unseen: below.length - order.length - gone.size }
}

/** What stands in a Samara collection on the platform and does not belong there is a difference, too. */
function withNotMembers(compared: LiveComparison, wanted: readonly number[]): LiveComparison {
  const members = new Set(wanted)
  const notMembers = compared.live.flatMap((product, place) => (members.has(product) ? [] : [{ product, found: place + 1 }]))
  return { ...compared, checked: compared.checked + notMembers.length, differences: [...compared.differences, ...notMembers] }
}

/**
 * Compares a whole list with the requested ordering: the part that the platform shows by the live ordering,
 * the part below by the scores on the platform. A missing product counts only when shoppers could buy it.
 */
export async function compareLive(
  looked: LookedAt,
  { list, collection }: LookedAtList,
  wanted: readonly number[],
  depth: Depth,
): Promise<LiveComparison> {
  const { platform } = looked
  const positions =
    list.kind === 'category' ? null : collection === null ? new Map<number, null>() : await readCollection(platform, collection)
  const shown = positions ? [...positions.keys()] : await platform.liveOrdering(list.id, platform.liveWindow)
  const { missing, below } = notShown(wanted, shown, positions === null && shown.length >= platform.liveWindow)
  const [offers, { order, unseen }] = [await platform.offers(missing), await orderBelow(looked, below, depth)]
  const offered = new Set(offers.map((offer) => offer.id))
  const live = [...shown, ...order]
  const absent = missing.filter((product) => offered.has(product))
  const compared = { live, unseen, positions, ...compareOrderings(wanted, live, absent) }
  return list.kind === 'samara' ? withNotMembers(compared, wanted) : compared
}
