import { Button } from '../../../design/button/index.ts'
import { JobProgress, type JobProgressProps, type JobState } from '../../../design/job-progress/index.ts'
import { Link } from '../../../design/link/index.ts'
import { useFormat, useSentences } from '../../../i18n/index.ts'
import { publicationEnded, type Publication } from '../../../../contract/index.ts'
import { shareDone, tellingOf, type Telling } from '../model/progress.ts'

export interface PublicationViewProps {
  publication: Publication
  /** Milliseconds since 1970. */
  now: number
  /** Where shoppers see the category; null when nobody knows. */
  storefrontHref: string | null
  /** True while the server does not answer, so that nobody knows how it goes on. */
  away?: boolean
  /** Puts an ended one away. */
  onDismiss?: (() => void) | undefined
}

const looks: Record<Telling['kind'], JobState> = {
  queued: 'waiting',
  'platform-away': 'waiting',
  planning: 'running',
  writing: 'running',
  checking: 'checking',
  verified: 'done',
  'nothing-to-write': 'done',
  'with-faults': 'faulty',
  failed: 'failed',
}

/** How many faults are named. */
const mostFaults = 100

/** How an ordering's way to the platform goes, and what came of it. */
export function PublicationView({ publication, now, storefrontHref, away = false, onDismiss }: PublicationViewProps) {
  const t = useSentences('publication')
  const format = useFormat()
  const { written, skipped, failed, checked, verified, faults, failure, endedAt, requestedAt, requestedBy } = publication
  const telling = tellingOf(publication)
  const share = shareDone(publication)
  const ended = publicationEnded(publication.state)

  const note = ((): string => {
    if (away && !ended) return t('away')
    if (telling.kind === 'platform-away') return telling.retryAt ? t('retryAt', { time: format.time(telling.retryAt) }) : t('retrySoon')
    if (endedAt) return t('ended', { when: format.since(endedAt, now) })
    return t('asked', { when: format.since(requestedAt, now), who: requestedBy })
  })()
  const result = ((): string | undefined => {
    if (failure) return t(`why.${failure}`)
    return checked > 0 && ended ? t('verified', { verified: format.number(verified), checked: format.number(checked) }) : undefined
  })()
  // A good end is one line: the list below is what the merchant came for.
  const counts: JobProgressProps['counts'] = share && telling.kind !== 'verified'
    ? [
        { label: t('counts.written'), value: format.number(written) },
        ...(skipped > 0 ? [{ label: t('counts.skipped'), value: format.number(skipped) }] : []),
        ...(failed > 0 ? [{ label: t('counts.failed'), value: format.number(failed), bad: true }] : []),
      ]
    : []
  const bar: Pick<JobProgressProps, 'progress' | 'progressLabel'> = ended
    ? {}
    : share && share.of > 0
      ? { progress: { done: share.done, total: share.of }, progressLabel: t('progress', { done: format.number(share.done), of: format.number(share.of) }) }
      : { progress: null }
  const more = faults.length - mostFaults

  return (
    <JobProgress
      title={publication.categoryName}
      state={looks[telling.kind]}
      stateLabel={t(`telling.${telling.kind}`)}
      note={note}
      {...bar}
      counts={counts}
      result={result}
      faults={
        faults.length > 0
          ? {
              label: t('faults.title'),
              items: faults.slice(0, mostFaults).map(({ product, name, fault, detail }) => ({ id: product, name, reason: t(`faults.${fault}`), detail })),
              more: more > 0 ? t('faults.more', { count: more, more: format.number(more) }) : undefined,
            }
          : undefined
      }
      actions={
        ended ? (
          <>
            {storefrontHref && (
              <Link href={storefrontHref} external>
                {t('storefront')}
              </Link>
            )}
            {onDismiss && (
              <Button size="sm" tone="quiet" className="ml-auto" onClick={onDismiss}>
                {t('dismiss')}
              </Button>
            )}
          </>
        ) : undefined
      }
    />
  )
}
