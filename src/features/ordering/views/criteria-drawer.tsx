import { useMemo, useState } from 'react'
import { listGroupOf, usualCriteria, type Criterion } from '../../../../contract/index.ts'
import { Button } from '../../../design/button/index.ts'
import { CriteriaPanel, type CriterionColumn } from '../../../design/criteria-panel/index.ts'
import { Drawer } from '../../../design/drawer/index.ts'
import { HideIcon, ShowIcon } from '../../../design/icon/index.ts'
import { useFormat, useSentences } from '../../../i18n/index.ts'
import type { Workbench } from '../model/workbench.ts'
import { kindOf, missingIn } from './missing-values.ts'
import { criterionIds, useColumnName } from './use-column-name.ts'

export interface CriteriaDrawerProps {
  workbench: Pick<Workbench, 'list' | 'present' | 'sort'>
  criteria: readonly Criterion[]
  onCriteria: (criteria: readonly Criterion[]) => void
  previewing: boolean
  onPreview: (on: boolean) => void
  /** How many products the preview puts elsewhere; null while there is none. */
  moved: number | null
  onClose: () => void
}

/** The criteria that a person begins with: those that were used last here, else the usual ones. */
export const firstCriteria = ({ criteria }: Pick<Workbench, 'criteria'>): readonly Criterion[] =>
  criteria.length > 0 ? criteria : usualCriteria

/** The criteria of the whole list, with a preview of the result before it is applied. */
export function CriteriaDrawer({ workbench, criteria, onCriteria, previewing, onPreview, moved, onClose }: CriteriaDrawerProps) {
  const t = useSentences('ordering')
  const format = useFormat()
  const columnName = useColumnName()
  const [sorting, setSorting] = useState(false)
  const { list, present } = workbench
  const used = criteria.map(({ column }) => column).join(' ')
  const missing = useMemo(() => new Map(used.split(' ').map((column) => [column, missingIn(list, column)])), [list, used])
  const columns: readonly CriterionColumn[] = criterionIds.map((id) => ({
    id,
    label: columnName(id),
    kind: kindOf(id),
    missing: missing.get(id) ?? 0,
  }))
  const idle = criteria.every(({ column }) => (missing.get(column) ?? 0) >= list.count)
  const apply = async (): Promise<void> => {
    setSorting(true)
    try {
      await workbench.sort(criteria)
      onClose()
    } finally {
      setSorting(false)
    }
  }
  return (
    <Drawer
      open
      onOpenChange={onClose}
      modal={false}
      title={t('criteria.title')}
      description={t(`criteria.intro.${listGroupOf(list.source.list.kind)}`)}
    >
      <p role="status" className="mb-3 text-sm font-medium tabular-nums empty:hidden">
        {previewing && moved !== null ? t('criteria.previewing', { count: moved, products: format.number(moved) }) : ''}
      </p>
      <CriteriaPanel
        columns={columns}
        value={criteria.map(({ column, sort }) => ({ column, direction: sort === 'ASC' ? 'asc' : 'desc' }))}
        onValueChange={(next) => onCriteria(next.map(({ column, direction }) => ({ column, sort: direction === 'asc' ? 'ASC' : 'DESC' })))}
        total={list.count}
        pinned={present.pins.size}
        actions={
          <>
            <Button icon={previewing ? <HideIcon /> : <ShowIcon />} aria-pressed={previewing} onClick={() => onPreview(!previewing)}>
              {previewing ? t('criteria.stopPreview') : t('criteria.preview')}
            </Button>
            <Button tone="accent" disabled={idle} loading={sorting} onClick={() => void apply()}>
              {t('criteria.apply')}
            </Button>
          </>
        }
      />
    </Drawer>
  )
}
