import type { ListReference } from '../../../../contract/index.ts'
import { SuccessIcon } from '../../../design/icon/index.ts'
import { Link } from '../../../design/link/index.ts'
import { Panel } from '../../../design/panel/index.ts'
import { useFormat, useSentences } from '../../../i18n/index.ts'
import type { AttentionLine } from '../model/tree.ts'
import { StandingBadge } from './standing-badge.tsx'

export interface AttentionViewProps {
  /** Lists whose saved ordering the platform does not hold, or no longer. */
  lines: readonly AttentionLine[]
  hrefOf: (list: ListReference) => string
}

const most = 6

/** What was saved and is not on the platform, or did not get there well. */
export function AttentionView({ lines, hrefOf }: AttentionViewProps) {
  const t = useSentences('categories')
  const format = useFormat()
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
        {lines.slice(0, most).map(({ kind, id, name, route, standing }) => (
          <li key={`${kind} ${id}`} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-2.5">
            <span className="min-w-0">
              <Link href={hrefOf({ kind, id })} className="font-medium">
                {name}
              </Link>
              {route && <span className="text-sm text-muted"> · {route}</span>}
              <span className="block text-sm text-muted">
                {t(`attention.${standing.kind === 'failed' || standing.kind === 'drifted' ? standing.kind : 'saved'}`)}
              </span>
            </span>
            <StandingBadge standing={standing} />
          </li>
        ))}
        {more > 0 && <li className="px-4 py-2 text-sm text-muted">{t('attention.more', { count: more, more: format.number(more) })}</li>}
      </ul>
    </Panel>
  )
}
