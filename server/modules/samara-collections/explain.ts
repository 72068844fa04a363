import { type FilteredProduct, filterHolds, type FilterRule, isRanked } from '../../../contract/index.ts'
import type { Queries } from '../../database/index.ts'
import { factsRepository } from './facts.repository.ts'
import { type FilterPlace, rankedCondition, type RuledGroup } from './filter-sql.ts'
import { groupsRepository } from './groups.repository.ts'
import { listsNamed } from './reading.ts'

/** What a group says of one product. */
export interface GroupVerdict {
  holds: boolean
  picked: boolean
  pinned: boolean
  /** Of each of its filters. */
  filters: boolean[]
}

/** What the groups of a collection say of one product, in their sequence. */
export interface Verdict {
  fits: boolean
  groups: GroupVerdict[]
}

/** Whether a collection of these groups holds a product. */
export function fits(groups: readonly RuledGroup[], verdicts: readonly GroupVerdict[]): boolean {
  const of = (exclude: boolean) => verdicts.filter((_, at) => groups[at]!.exclude === exclude)
  if (of(false).some(({ pinned }) => pinned)) return true
  return of(false).some(({ holds }) => holds) && !of(true).some(({ holds }) => holds)
}

/** Answers of others than the facts of the product itself. */
interface OtherFacts {
  /** Whether a filter holds. */
  says?: (product: FilteredProduct, filter: FilterRule) => boolean
  /** Hand-picked by a group: whether it is pinned there; undefined where it is not picked. */
  pick?: (group: number, product: number) => boolean | undefined
}

/** What groups say of one product by its facts, and by the facts of others. */
export function verdictOf(product: FilteredProduct, groups: readonly RuledGroup[], { says = filterHolds, pick }: OtherFacts = {}): Verdict {
  const verdicts = groups.map(({ id, filters }) => {
    const pinned = pick?.(id, product.id)
    const each = filters.map((filter) => says(product, filter))
    return {
      picked: pinned !== undefined,
      pinned: pinned === true,
      filters: each,
      holds: pinned !== undefined || (each.length > 0 && each.every(Boolean)),
    }
  })
  return { groups: verdicts, fits: fits(groups, verdicts) }
}

/** What each group and filter says of products, one by one. Products that shoppers cannot be shown are left out. */
export async function explainProducts(
  queries: Queries,
  place: FilterPlace,
  groups: readonly RuledGroup[],
  ids: readonly number[],
): Promise<Map<number, Verdict>> {
  const facts = factsRepository(queries, place.storeId)
  const lists = listsNamed(groups.flatMap(({ filters }) => filters)).map(({ kind, id }) => [kind, id] as const)
  const products = await facts.read(ids, place.today, lists)
  const ranked = new Map<FilterRule, Set<number>>()
  for (const { filters } of groups)
    for (const filter of filters) if (isRanked(filter)) ranked.set(filter, await facts.among(ids, rankedCondition(filter, filters, place)))
  const picking = groups.filter(({ hasPicks }) => hasPicks).map(({ id }) => id)
  const picks = await groupsRepository(queries, place.storeId).picksAmong(picking, ids)
  const others: OtherFacts = {
    says: (product, filter) => ranked.get(filter)?.has(product.id) ?? filterHolds(product, filter),
    pick: (group, product) => picks.get(`${group} ${product}`),
  }
  return new Map(products.map((product) => [product.id, verdictOf(product, groups, others)]))
}
