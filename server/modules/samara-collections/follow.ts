import type { Queries } from '../../database/index.ts'
import { savedPlaces } from '../ordering/index.ts'
import { historyLines } from './causes.ts'
import { type ChangedProducts, movesByFacts, readFactsAlone } from './changed-products.ts'
import { collectionsRepository, type Followed } from './collections.repository.ts'
import { inSequence, placeEntering, sortedBy } from './entering-places.ts'
import { explainProducts, type Verdict } from './explain.ts'
import { compileCollection } from './filter-sql.ts'
import { membersRepository, type Movement } from './members.repository.ts'
import { listsNamed, type UsedGroup } from './reading.ts'

/** Products whose leaving is explained at once. */
const explainedAtOnce = 5_000

export interface Following {
  storeId: string
  today: string
  at: Date
  /** Who asked for it; null where facts changed by themselves. */
  by: string | null
  /** Only products of which one of these facts changed are looked at; null: all. */
  reads: number | null
  /** What changed, where it can be looked at in memory. */
  changed?: ChangedProducts | null
}

/** What moved in a collection, and what the groups say of the products that left. */
interface Moved {
  movements: Movement[]
  verdicts: ReadonlyMap<number, Verdict>
}

/** The platform's collections that groups read. */
const collectionsRead = (groups: readonly UsedGroup[]): number[] =>
  [...new Set(listsNamed(groups.flatMap(({ filters }) => filters)).flatMap(({ kind, id }) => (kind === 'collection' ? [id] : [])))].sort(
    (a, b) => a - b,
  )

/** A text that changes with the lists of the platform that a collection reads; null where it reads none. */
export const digestOfLists = (queries: Queries, storeId: string, groups: readonly UsedGroup[]): Promise<string | null> =>
  membersRepository(queries, storeId).digest(collectionsRead(groups))

const productsOf = (movements: readonly Movement[], what: Movement['what']): number[] =>
  movements.flatMap((movement) => (movement.what === what ? movement.products : []))

/** Moves the products of which facts changed, as they are known here. */
async function moveByFacts(
  queries: Queries,
  collection: number,
  groups: readonly UsedGroup[],
  { storeId, at }: Following,
  changed: ChangedProducts,
  reads: number,
): Promise<Moved> {
  const moves = movesByFacts(changed, collection, groups, reads)
  if (moves.entering.length + moves.leaving.length === 0) return { movements: [], verdicts: moves.verdicts }
  const movements = new Map<string, Movement>()
  for (const { what, product, group } of await membersRepository(queries, storeId).move(collection, moves, at)) {
    const facts = changed.facts.get(product) ?? 0
    const key = `${what} ${group} ${facts}`
    const movement = movements.get(key)
    if (movement) movement.products.push(product)
    else movements.set(key, { what, group, facts, products: [product] })
  }
  return { movements: [...movements.values()], verdicts: moves.verdicts }
}

/** Lets the database compare what the collection holds with what its groups say. */
async function moveInDatabase(
  queries: Queries,
  collection: number,
  groups: readonly UsedGroup[],
  { storeId, today, at, reads }: Following,
): Promise<Moved> {
  const place = { storeId, today }
  const movements = await membersRepository(queries, storeId).follow(collection, compileCollection(groups, place), reads, at)
  const left = productsOf(movements, 'left')
  const verdicts = new Map<number, Verdict>()
  for (let from = 0; from < left.length; from += explainedAtOnce)
    for (const [id, verdict] of await explainProducts(queries, place, groups, left.slice(from, from + explainedAtOnce)))
      verdicts.set(id, verdict)
  return { movements, verdicts }
}

/** Brings a collection up to date with its groups, and writes down what moved and why. In the caller's transaction, which has locked it. */
export async function followCollection(
  queries: Queries,
  collection: Pick<Followed, 'id' | 'entering' | 'criteria' | 'filledAt'>,
  groups: readonly UsedGroup[],
  following: Following,
): Promise<{ entered: number; left: number }> {
  const { storeId, at, by, reads, changed = null } = following
  const members = membersRepository(queries, storeId)
  const { movements, verdicts } =
    reads !== null && changed && readFactsAlone(groups)
      ? await moveByFacts(queries, collection.id, groups, following, changed, reads)
      : await moveInDatabase(queries, collection.id, groups, following)
  if (movements.length > 0) await members.addHistory(collection.id, at, by, historyLines(groups, movements, verdicts))
  const entered = productsOf(movements, 'entered')
  // Those that enter an empty collection come by their score already.
  if (entered.length > 0 && (collection.entering === 'criteria' || (collection.entering === 'score' && collection.filledAt))) {
    const kept = await members.places(collection.id, sortedBy(storeId, collection.entering, collection.criteria))
    const saved = await savedPlaces(
      queries,
      storeId,
      { kind: 'samara', id: collection.id },
      kept.map(({ product }) => product),
    )
    const sequence = placeEntering(saved ? inSequence(kept, saved.sequence) : kept, new Set(entered))
    await members.replace(collection.id, sequence)
    await saved?.keep(sequence)
  }
  // Products of which facts changed alone: nothing else of it has.
  if (reads === null) await collectionsRepository(queries, storeId).filled(collection.id, at, await digestOfLists(queries, storeId, groups))
  return { entered: entered.length, left: productsOf(movements, 'left').length }
}
