import { setImmediate as turn } from 'node:timers/promises'
import {
  type ColumnNames,
  type Criterion,
  type CriterionColumnName,
  isCriterionColumn,
  type ProductColumns,
  rankColumn,
  sortRows,
} from '../../../contract/index.ts'
import { ProblemError } from '../../kernel/problem.ts'
import type { ColumnName } from './content.repository.ts'

interface KnownCriterion {
  column: CriterionColumnName
  sort: Criterion['sort']
}

/** Criteria whose columns there are. Throws `ordering/unknown-column`, naming the place. */
export function knownCriteria(criteria: readonly Criterion[], path: string): KnownCriterion[] {
  const unknown = criteria.flatMap(({ column }, nth) =>
    isCriterionColumn(column) ? [] : [{ path: `${path}[${nth}].column`, reason: `there is no column ${column}` }],
  )
  if (unknown.length > 0) throw new ProblemError('ordering/unknown-column', `${unknown.length} columns are unknown.`, { errors: unknown })
  return criteria as KnownCriterion[]
}

/** Columns of products that a criterion looks at. */
const lookedAt: Partial<Record<CriterionColumnName, readonly ColumnName[]>> = {
  discount: ['price', 'listPrice'],
  brand: ['brandId'],
  category: ['categoryId'],
}

/** Columns of products that criteria look at, with their ids, each once. */
export const columnsFor = (criteria: readonly KnownCriterion[]): ColumnName[] => [
  ...new Set<ColumnName>(['id', ...criteria.flatMap(({ column }) => lookedAt[column] ?? [column as ColumnName])]),
]

/** The first products in the order of criteria, by the rules of the contract; where nothing decides, they keep their sequence. */
export async function firstByCriteria(
  products: ProductColumns,
  criteria: readonly KnownCriterion[],
  names: ColumnNames,
  most: number,
): Promise<Int32Array> {
  const ranked = []
  for (const { column, sort } of criteria) {
    ranked.push({ ranking: rankColumn(products, column, names), descending: sort === 'DESC' })
    // A hundred thousand values are ranked: others get their turn between two columns.
    await turn()
  }
  const rows = sortRows(Int32Array.from(products.id.keys()), ranked)
  return rows.subarray(0, most).map((row) => products.id[row]!)
}
