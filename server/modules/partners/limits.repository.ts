import { sql } from 'kysely'
import type { NamedLimits, PartnerLimits } from '../../../contract/index.ts'
import type { Queries } from '../../database/index.ts'

interface Named {
  id: number
  name: string
}

/** Names of what partners are limited to, in one store. */
export const limitsRepository = (queries: Queries, storeId: string) => {
  const namesOf = async (table: 'categories' | 'brands', ids: readonly number[]): Promise<Map<number, string>> => {
    if (ids.length === 0) return new Map()
    const { rows } = await sql<Named>`
      select id, name from ${sql.table(table)} where store_id = ${storeId} and id = any(${[...new Set(ids)]}::int[])`.execute(queries)
    return new Map(rows.map(({ id, name }) => [id, name]))
  }
  return {
    /** The same limits with names, as many as are given at once. */
    async named(given: readonly PartnerLimits[]): Promise<NamedLimits[]> {
      const [categories, brands] = await Promise.all([
        namesOf(
          'categories',
          given.flatMap((limits) => limits.categories ?? []),
        ),
        namesOf(
          'brands',
          given.flatMap((limits) => limits.brands ?? []),
        ),
      ])
      const named = (ids: readonly number[] | null, names: Map<number, string>) =>
        ids && ids.map((id) => ({ id, name: names.get(id) ?? '' }))
      return given.map((limits) => ({
        categories: named(limits.categories, categories),
        brands: named(limits.brands, brands),
        approval: limits.approval,
      }))
    },
    /** Which of these are not there. */
    async unknown({ categories, brands }: PartnerLimits): Promise<{ categories: number[]; brands: number[] }> {
      const [known, knownBrands] = await Promise.all([namesOf('categories', categories ?? []), namesOf('brands', brands ?? [])])
      return {
        categories: (categories ?? []).filter((id) => !known.has(id)),
        brands: (brands ?? []).filter((id) => !knownBrands.has(id)),
      }
    },
  }
}
