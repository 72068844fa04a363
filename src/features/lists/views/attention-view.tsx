import type { ListReference, ListStatus } from '../../../../contract/index.ts'
import { SuccessIcon } from '../../../design/icon/index.ts'
import { Link } from '../../../design/link/index.ts'
import { ListStatusBadge } from '../../../design/list-status-badge/index.ts'
import { Panel } from '../../../design/panel/index.ts'
import { useFormat, useSentences } from '../../../i18n/index.ts'
import type { AttentionLine } from '../model/attention.ts'
import { needingAttention } from '../model/needing-attention.ts'

export interface AttentionViewProps {
  /** All lists that somebody ordered. */
  ordered: readonly AttentionLine[]
  hrefOf: (list: ListReference) => string
}

const most = 6

const reasonOf = (status: ListStatus): 'failed' | 'drifted' | 'saved' => {
  if (status === 'failed' || status === 'done-with-errors') return 'failed'
  return status === 'drifted' ? status : 'saved'
}

/** The lists that need attention: their ordering is not on the platform, or no longer. */
export function AttentionView({ ordered, hrefOf }: AttentionViewProps) {
  const t = useSentences('lists-overview')
  const format = useFormat()
  const lines = needingAttention(ordered)
  if (lines.length === 0) {
    return (
      <Panel>
        <p className="flex items-center gap-2 text-muted">
          <SuccessIcon className="text-success" />
          {t('attention.none')}
        </p>
      </Panel>
    )
  }
  const more = lines.length - most
  return (
    <Panel title={t('attention.title')} padding="none">
      <ul className="divide-y divide-subtle">
        {lines.slice(0, most).map(({ kind, id, name, routeBefore, status }) => (
          <li key={`${kind} ${id}`} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-2.5">
            <span className="min-w-0">
              <Link href={hrefOf({ kind, id })} className="font-medium">
                {name}
              </Link>
              {routeBefore && <span className="text-sm text-muted"> · {routeBefore}</span>}
              <span className="block text-sm text-muted">{t(`attention.${reasonOf(status)}`)}</span>
            </span>
            <ListStatusBadge status={status} />
          </li>
        ))}
        {more > 0 && <li className="px-4 py-2 text-sm text-muted">{t('attention.more', { count: more, more: format.number(more) })}</li>}
      </ul>
    </Panel>
  )
}
