import { criterionColumns, isCriterionColumn, type CriterionColumnName } from '../../../../contract/index.ts'
import { useSentences } from '../../../i18n/index.ts'

/** Columns that can be sorted by, and none of the list's own. */
export const criterionIds = Object.keys(criterionColumns) as CriterionColumnName[]

/** Says what a column that is sorted by is called. */
export function useColumnName(): (column: string) => string {
  const t = useSentences('ordering')
  return (column) => (isCriterionColumn(column) ? t(`columns.${column === 'name' ? 'product' : column}`) : column)
}
