import { criterionColumns, isCriterionColumn, type CriterionColumnName } from '../../../../contract/index.ts'
import { CriteriaPanel, type CriterionColumn } from '../../../design/criteria-panel/index.ts'
import { useSentences } from '../../../i18n/index.ts'
import type { CollectionDraft } from '../model/collection-draft.ts'

export interface EnteringCriteriaProps {
  criteria: CollectionDraft['criteria']
  onCriteria: (criteria: CollectionDraft['criteria']) => void
  disabled: boolean
}

const columnIds = Object.keys(criterionColumns) as CriterionColumnName[]

/** By what products that enter a collection find their place among the others. */
export function EnteringCriteria({ criteria, onCriteria, disabled }: EnteringCriteriaProps) {
  const t = useSentences('samara-collection')
  const columns = columnIds.map((id): CriterionColumn => ({ id, label: t(`entering.column.${id}`), kind: criterionColumns[id] }))
  return (
    <CriteriaPanel
      columns={columns}
      value={criteria.map(({ column, sort }) => ({ column, direction: sort === 'ASC' ? 'asc' : 'desc' }))}
      onValueChange={(next) =>
        onCriteria(
          next.flatMap(({ column, direction }) =>
            isCriterionColumn(column) ? [{ column, sort: direction === 'asc' ? ('ASC' as const) : ('DESC' as const) }] : [],
          ),
        )
      }
      // Which products enter is not known beforehand, so neither is what they have no value of.
      total={Infinity}
      disabled={disabled}
    />
  )
}
