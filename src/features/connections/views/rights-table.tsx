import { useMemo } from 'react'
import type { PlatformRight } from '../../../../contract/index.ts'
import { Badge } from '../../../design/badge/index.ts'
import { DataTable, type TableColumn } from '../../../design/data-table/index.ts'
import { CheckIcon, CloseIcon, HelpIcon } from '../../../design/icon/index.ts'
import { useSentences } from '../../../i18n/index.ts'
import { isMissing, isReadOnlyTried, missingFirst, placeOf } from '../model/rights.ts'

const looks = {
  allowed: { tone: 'success', icon: <CheckIcon /> },
  forbidden: { tone: 'danger', icon: <CloseIcon /> },
  credential: { tone: 'danger', icon: <CloseIcon /> },
  unknown: { tone: 'info', icon: <HelpIcon /> },
} as const satisfies Record<PlatformRight['result'], unknown>

export interface RightsTableProps {
  rights: readonly PlatformRight[]
}

/** What a key may do: each right with what it is for, where it is given, and what is missing without it. */
export function RightsTable({ rights }: RightsTableProps) {
  const t = useSentences('connections')
  const rows = useMemo(() => missingFirst(rights), [rights])
  const columns = useMemo<readonly TableColumn<PlatformRight>[]>(
    () => [
      {
        id: 'right',
        head: t('rights.for'),
        width: 240,
        grow: 1,
        cell: (right) => (
          <span className="flex min-w-0 flex-col py-1 whitespace-normal">
            <span className="font-medium">{t(`rights.features.${right.feature}`)}</span>
            <span className="text-xs text-muted">{placeOf(right)}</span>
            {isReadOnlyTried(right) && <span className="text-xs text-muted">{t('rights.writing')}</span>}
            {isMissing(right) && (
              <span className="text-xs text-danger">{t('rights.without', { loss: t(`rights.losses.${right.feature}`) })}</span>
            )}
          </span>
        ),
      },
      {
        id: 'state',
        head: t('rights.state'),
        width: 150,
        phone: 'status',
        cell: (right) => <Badge {...looks[right.result]}>{t(`rights.results.${isReadOnlyTried(right) ? 'reading' : right.result}`)}</Badge>,
      },
    ],
    [t],
  )
  return (
    <DataTable
      label={t('rights.title')}
      narrowBelow={420}
      columns={columns}
      rows={rows}
      idOf={({ feature }) => feature}
      nameOf={({ feature }) => t(`rights.features.${feature}`)}
    />
  )
}
