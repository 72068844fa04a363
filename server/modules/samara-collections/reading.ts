import { cycleThrough, type FilterRule, listOfFilter } from '../../../contract/index.ts'
import type { Queries } from '../../database/index.ts'
import { ProblemError } from '../../kernel/problem.ts'
import { collectionsRepository } from './collections.repository.ts'
import type { RuledGroup } from './filter-sql.ts'
import { type GroupRow, groupsRepository } from './groups.repository.ts'

/** A name as it is kept: composed, without spaces around it. */
export const keptName = (name: string): string => name.normalize('NFC').trim()

/** A new name as it is kept. Throws `request/invalid` for one that an address cannot hold. */
export function newName(name: string): string {
  const kept = keptName(name)
  if (kept !== '.' && kept !== '..') return kept
  throw new ProblemError('request/invalid', 'No address can hold this name.', { errors: [{ path: 'body.name', reason: 'is no name' }] })
}

export const unknownCollection = () => new ProblemError('samara-collection/unknown', 'The store has no such Samara collection.')
export const unknownGroup = () => new ProblemError('group/unknown', 'The store has no such group.')

/** What a group holds, as callers write it. */
export interface GroupContent {
  filters: readonly FilterRule[]
  products: readonly number[]
  pinned: readonly number[]
}

/** A group with its name, as a collection uses it. */
export interface UsedGroup extends RuledGroup {
  name: string
}

/** A group as it is compiled, with what it does. */
export const ruled = ({ id, name, filters, picks, pins }: GroupRow, exclude: boolean): UsedGroup => ({
  id,
  name,
  exclude,
  filters,
  hasPicks: picks > 0,
  hasPins: pins > 0,
})

/** A group as it would be with other filters and hand-picked products. */
export const ruledAs = (
  { id, name }: Pick<GroupRow, 'id' | 'name'>,
  exclude: boolean,
  { filters, products, pinned }: GroupContent,
): UsedGroup => ({
  id,
  name,
  exclude,
  filters,
  hasPicks: products.length > 0,
  hasPins: pinned.length > 0,
  given: { products, pinned },
})

/** The groups of a collection in their sequence. */
export async function groupsUsed(
  queries: Queries,
  storeId: string,
  used: readonly { id: number; exclude: boolean }[],
): Promise<UsedGroup[]> {
  const rows = await groupsRepository(queries, storeId).byIds(used.map(({ id }) => id))
  return used.flatMap(({ id, exclude }) => rows.filter((row) => row.id === id).map((row) => ruled(row, exclude)))
}

/** The lists that filters name. */
export const listsNamed = (filters: readonly FilterRule[]): { kind: string; id: number }[] =>
  filters.flatMap((filter) => listOfFilter(filter) ?? [])

/**
 * Throws `samara-collection/cycle` where one of these collections reads itself by way of others,
 * with their names. For a transaction that has changed what they read and holds `lockReading`.
 */
export async function refuseCycles(queries: Queries, storeId: string, ids: readonly number[]): Promise<void> {
  const collections = collectionsRepository(queries, storeId)
  const reads = await collections.reads()
  for (const id of ids) {
    const cycle = cycleThrough(id, reads)
    if (!cycle) continue
    const names = await Promise.all(cycle.map(async (one) => (await collections.byId(one))?.name ?? String(one)))
    throw new ProblemError('samara-collection/cycle', 'The collection would read itself.', {
      errors: names.map((name) => ({ path: 'collection', reason: name })),
    })
  }
}
