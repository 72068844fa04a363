import type { ListStatus } from '../../../../contract/index.ts'
import { Badge } from '../../../design/badge/index.ts'
import { ListStatusBadge } from '../../../design/list-status-badge/index.ts'
import { useSentences } from '../../../i18n/index.ts'

export interface WorkbenchStatusProps {
  /** Null until it is known. */
  status: ListStatus | null
  dirty: boolean
  /** Whether lists of this kind can be published here. */
  publishes: boolean
}

/** The status of the list on the workbench; while it is being edited, that it is not saved. */
export function WorkbenchStatus({ status, dirty, publishes }: WorkbenchStatusProps) {
  const t = useSentences('ordering')
  if (dirty) {
    return (
      <Badge tone="warning" dot>
        {t('unsaved')}
      </Badge>
    )
  }
  return status !== null && (publishes || status === 'never') ? <ListStatusBadge status={status} /> : null
}
