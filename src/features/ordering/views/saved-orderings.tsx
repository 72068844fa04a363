import type { SavedVersion } from '../../../../contract/index.ts'
import { Badge } from '../../../design/badge/index.ts'
import { Button } from '../../../design/button/index.ts'
import { ListStatusBadge } from '../../../design/list-status-badge/index.ts'
import { SkeletonRows } from '../../../design/skeleton/index.ts'
import { useFormat, useSentences } from '../../../i18n/index.ts'
import { QueryResult } from './query-result.tsx'
import type { QueryState } from './query-state.ts'

export interface SavedOrderingsProps {
  versions: QueryState<readonly SavedVersion[]>
  /** Whether somebody changed the published one on the platform; null until it is known. */
  drifted: boolean | null
  /** The one that is being restored. */
  restoring?: number | null | undefined
  onCompare: (version: SavedVersion) => void
  onRestore: (version: SavedVersion) => void
}

/** The orderings that were saved, newest first: who, when, how; to be compared and restored. */
export function SavedOrderings({ versions, drifted, restoring = null, onCompare, onRestore }: SavedOrderingsProps) {
  const t = useSentences('ordering')
  const format = useFormat()
  const about = ({ source, steps, pins }: SavedVersion): string =>
    [
      source ? t(`versions.source.${source}`) : '',
      steps === null || steps === 0 ? '' : t('versions.steps', { count: steps, steps: format.number(steps) }),
      pins === 0 ? '' : t('versions.pins', { count: pins, pins: format.number(pins) }),
    ]
      .filter(Boolean)
      .join(' · ')
  return (
    <section aria-label={t('versions.title')} className="mt-6">
      <h3 className="mb-1 text-sm font-semibold">{t('versions.title')}</h3>
      <QueryResult query={versions} failed={t('versions.failed')} skeleton={<SkeletonRows rows={3} />}>
        {(saved) =>
          saved.length === 0 ? (
            <p className="py-2 text-sm text-muted">{t('versions.none')}</p>
          ) : (
            <ul className="divide-y divide-subtle">
              {saved.map((version) => (
                <li key={version.version} className="flex flex-col gap-2 py-3">
                  <span className="flex flex-wrap items-start justify-between gap-x-2 gap-y-1 text-sm">
                    <span className="min-w-0">
                      <span className="block font-medium break-words">{version.name ?? format.moment(version.savedAt)}</span>
                      <span className="block text-muted">
                        {[version.savedBy ?? t('someone'), version.name === null ? '' : format.moment(version.savedAt)]
                          .filter(Boolean)
                          .join(' · ')}
                      </span>
                      {version.proposal && (
                        <span className="block break-words text-muted">
                          {t('versions.approved', {
                            proposer: version.proposal.proposedBy || t('someone'),
                            approver: version.proposal.approvedBy || t('someone'),
                          })}
                        </span>
                      )}
                      {about(version) !== '' && <span className="block text-muted">{about(version)}</span>}
                    </span>
                    {version.published && drifted === true && <ListStatusBadge status="drifted" size="sm" />}
                    {version.published && drifted === false && (
                      <Badge tone="success" dot size="sm">
                        {t('versions.published')}
                      </Badge>
                    )}
                  </span>
                  <span className="flex gap-2">
                    <Button size="sm" onClick={() => onCompare(version)}>
                      {t('versions.compare')}
                    </Button>
                    <Button size="sm" tone="quiet" loading={restoring === version.version} onClick={() => onRestore(version)}>
                      {t('versions.restore')}
                    </Button>
                  </span>
                </li>
              ))}
            </ul>
          )
        }
      </QueryResult>
    </section>
  )
}
