import type { ListReference, PublicationConflict } from '../../../../contract/index.ts'
import { Badge } from '../../../design/badge/index.ts'
import { WarningIcon } from '../../../design/icon/index.ts'
import { Link } from '../../../design/link/index.ts'
import { Panel } from '../../../design/panel/index.ts'
import { useFormat, useSentences } from '../../../i18n/index.ts'

export interface ConflictsProps {
  conflicts: readonly PublicationConflict[]
  /** The store's clocks: IANA name. */
  timeZone: string
  hrefOf: (list: ListReference) => string
  /** The page where scheduled publications can be moved. */
  queueHref: string
}

/** Other lists that share products: what would happen to them, and what can be done about it. */
export function Conflicts({ conflicts, timeZone, hrefOf, queueHref }: ConflictsProps) {
  const t = useSentences('publication')
  const format = useFormat()
  if (conflicts.length === 0) return null
  const kinds = new Set(conflicts.filter(({ displaced }) => displaced > 0).map(({ kind }) => kind))
  return (
    <Panel title={t('review.conflicts.title')} description={t('review.conflicts.lead')}>
      <ul className="flex flex-col divide-y divide-subtle">
        {conflicts
          .toSorted((a, b) => b.displaced - a.displaced)
          .map(({ list, listName, kind, at, shared, displaced }) => (
            <li key={`${kind} ${list.kind} ${list.id} ${at}`} className="flex flex-col gap-1 py-2.5 first:pt-0 last:pb-0">
              <span className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
                <Link href={hrefOf(list)} className="min-w-0 font-medium break-words">
                  {listName}
                </Link>
                <Badge tone={displaced > 0 ? 'warning' : 'neutral'}>
                  {t('review.conflicts.shared', { count: shared, shared: format.number(shared) })}
                </Badge>
              </span>
              <span className="text-sm">
                {displaced === 0
                  ? t('review.conflicts.still')
                  : t(`review.conflicts.${kind}`, {
                      count: displaced,
                      displaced: format.number(displaced),
                      when: format.moment(at, timeZone),
                    })}
              </span>
            </li>
          ))}
      </ul>
      {kinds.size > 0 && (
        <div className="mt-3 flex flex-col gap-1.5 border-t border-subtle pt-3 text-sm text-muted">
          {kinds.has('published') && (
            <p className="flex gap-2">
              <WarningIcon className="mt-0.5 shrink-0 text-warning" />
              <span>{t('review.conflicts.advicePublished')}</span>
            </p>
          )}
          {kinds.has('scheduled') && (
            <p className="flex gap-2">
              <WarningIcon className="mt-0.5 shrink-0 text-warning" />
              <span>
                {t('review.conflicts.adviceScheduled')} <Link href={queueHref}>{t('review.conflicts.queue')}</Link>
              </span>
            </p>
          )}
        </div>
      )}
    </Panel>
  )
}
