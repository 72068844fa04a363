import { type SamaraCollection, type SamaraGroup, samaraStatus } from '../../../contract/index.ts'
import type { CollectionRow } from './collections.repository.ts'
import type { GroupRow } from './groups.repository.ts'
import type { LastRefresh } from './refresh.repository.ts'

const latest = (...moments: (Date | null)[]): Date | null =>
  moments.reduce((last, moment) => (last !== null && (moment === null || moment < last) ? last : moment), null)

/** A collection as callers read it. One that is archived, or was never filled, follows nothing. */
export function showCollection(row: CollectionRow, store: string, today: string, refresh: LastRefresh): SamaraCollection {
  const { platformId, filledAt, followedAt, stale: _, listsDigest: __, ...shown } = row
  const follows = filledAt !== null && !row.archived
  return {
    ...shown,
    store,
    idVtex: platformId,
    vtexId: platformId,
    inVtex: platformId !== null,
    status: samaraStatus(row, today),
    filledAt: filledAt?.toISOString() ?? null,
    refreshedAt: filledAt === null ? null : latest(filledAt, followedAt, follows ? refresh.at : null)!.toISOString(),
    refreshFailure: follows ? refresh.failure : null,
  }
}

/** A group as callers read it; `exclude`: what it does in the collection that they look at. */
export const showGroup = (
  { picks, pins: _, ...group }: GroupRow,
  store: string,
  gone: ReadonlyMap<number, number[]>,
  exclude = group.exclude,
): SamaraGroup => ({
  ...group,
  store,
  exclude,
  filters: group.filters.map((filter) => ({ ...filter, values: [...filter.values], gone: gone.get(filter.id) ?? [] })),
  products: picks,
})
