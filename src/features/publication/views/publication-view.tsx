import { publicationEnded, type Publication } from '../../../../contract/index.ts'
import { Button } from '../../../design/button/index.ts'
import { JobProgress, type JobProgressProps, type JobState } from '../../../design/job-progress/index.ts'
import { Link } from '../../../design/link/index.ts'
import { useFormat, useSentences } from '../../../i18n/index.ts'
import { actionsOf, type PublicationAction } from '../model/publication-actions.ts'
import { paceOf, shareDone, progressTextOf, type ProgressText } from '../model/progress.ts'
import { useFaultDetail } from './use-fault-detail.ts'

export interface PublicationViewProps {
  publication: Publication
  /** Shown beside the list's name where publications of several stores are listed together. */
  storeName?: string | undefined
  /** Milliseconds since 1970. */
  now: number
  /** The store's clocks: IANA name. */
  timeZone: string
  /** Where shoppers see the list; null when nobody knows. */
  storefrontHref: string | null
  /** True while the server does not answer, so that the progress is not known. */
  away?: boolean
  /** Called for an action; without it the view offers none. */
  onAction?: ((act: PublicationAction, publication: Publication) => void) | undefined
  /** The action that is running now. */
  acting?: PublicationAction | null | undefined
  /** Closes the card of an ended publication. */
  onDismiss?: (() => void) | undefined
}

const looks: Record<ProgressText['kind'], JobState> = {
  scheduled: 'scheduled',
  queued: 'waiting',
  'platform-away': 'waiting',
  planning: 'running',
  writing: 'running',
  cancelling: 'running',
  checking: 'checking',
  verified: 'done',
  'nothing-to-write': 'done',
  'with-faults': 'faulty',
  failed: 'failed',
  superseded: 'cancelled',
  cancelled: 'cancelled',
}

/** How many faults are listed. */
const mostFaults = 100

/** The card of a publication: its progress, its result and its actions. */
export function PublicationView({
  publication,
  storeName,
  now,
  timeZone,
  storefrontHref,
  away = false,
  onAction,
  acting = null,
  onDismiss,
}: PublicationViewProps) {
  const t = useSentences('publication')
  const format = useFormat()
  const {
    written,
    skipped,
    failed,
    checked,
    verified,
    unseen,
    faults,
    failure,
    startsAt,
    endsAt,
    endedAt,
    requestedAt,
    requestedBy,
    proposedBy,
    returns,
  } = publication
  const detailOf = useFaultDetail()
  const ended = publicationEnded(publication.state)
  // While the server does not answer, only its last reply is known.
  const lost = away && !ended
  const telling = progressTextOf(publication)
  const share = shareDone(publication)
  const pace = lost ? null : paceOf(publication, now)

  const note = ((): string | undefined => {
    if (lost) return t('away')
    if (telling.kind === 'scheduled')
      return startsAt ? t('startsAt', { when: format.moment(startsAt, timeZone), zone: format.zone(timeZone) }) : undefined
    if (telling.kind === 'platform-away')
      return telling.retryAt ? t('retryAt', { time: format.time(telling.retryAt, timeZone) }) : t('retrySoon')
    if (endedAt) return t('ended', { when: format.since(endedAt, now) })
    if (pace) return undefined
    return t('asked', {
      when: format.since(requestedAt, now),
      who: proposedBy === null ? requestedBy : t('onBehalf', { who: requestedBy, by: proposedBy || '—' }),
    })
  })()
  const result = ((): string | undefined => {
    if (telling.kind === 'cancelled')
      return written === 0 ? t('notBegun') : t('stopped', { count: written, written: format.number(written) })
    if (failure) return t(`why.${failure}`)
    const figures = { verified: format.number(verified), checked: format.number(checked) }
    const left = { count: unseen, unseen: format.number(unseen) }
    if (checked > 0 && ended) return [t('verified', figures), ...(unseen > 0 ? [t('unseen', left)] : [])].join(' · ')
    if (telling.kind === 'checking' && (checked > 0 || unseen > 0))
      return [...(checked > 0 ? [t('soFar', figures)] : []), ...(unseen > 0 ? [t('toSee', left)] : [])].join(' ')
    if (returns !== null) return t('returns')
    return endsAt === null ? undefined : t('endsAt', { when: format.moment(endsAt, timeZone) })
  })()
  // A success takes one line only, so that the list below stays visible.
  const counts: JobProgressProps['counts'] =
    share && telling.kind !== 'verified'
      ? [
          { label: t('counts.written'), value: format.number(written) },
          ...(skipped > 0 ? [{ label: t('counts.skipped'), value: format.number(skipped) }] : []),
          ...(failed > 0 ? [{ label: t('counts.failed'), value: format.number(failed), bad: true }] : []),
        ]
      : []
  const bar: Pick<JobProgressProps, 'progress' | 'progressLabel'> =
    ended || telling.kind === 'scheduled'
      ? {}
      : share && share.of > 0
        ? {
            progress: { done: share.done, total: share.of },
            progressLabel: t('progress', { done: format.number(share.done), of: format.number(share.of) }),
          }
        : { progress: null }
  const more = faults.length - mostFaults
  const actions = onAction && !lost ? actionsOf(publication) : []
  const what = [
    ...actions.map((act) => (
      <Button
        key={act}
        size="sm"
        loading={acting === act}
        disabled={acting !== null && acting !== act}
        onClick={() => onAction?.(act, publication)}
      >
        {t(`acts.${act}`)}
      </Button>
    )),
    ended && storefrontHref && (
      <Link key="storefront" href={storefrontHref} external className="@max-md:justify-self-center">
        {t('storefront')}
      </Link>
    ),
    ended && onDismiss && (
      <Button key="dismiss" size="sm" tone="quiet" className="ml-auto @max-md:ml-0" onClick={onDismiss}>
        {t('dismiss')}
      </Button>
    ),
  ].filter(Boolean)

  return (
    <JobProgress
      title={storeName === undefined ? publication.listName : `${publication.listName} · ${storeName}`}
      state={lost ? 'waiting' : looks[telling.kind]}
      stateLabel={t(lost ? 'telling.away' : `telling.${telling.kind}`)}
      note={note}
      {...(pace ? { timeLeft: pace.secondsLeft, rate: pace.perMinute } : {})}
      cancelling={!lost && telling.kind === 'cancelling'}
      {...bar}
      counts={counts}
      result={result}
      faults={
        faults.length > 0
          ? {
              label: t('faults.title'),
              items: faults
                .slice(0, mostFaults)
                .map((each) => ({ id: each.product, name: each.name, reason: t(`faults.${each.fault}`), detail: detailOf(each) })),
              more: more > 0 ? t('faults.more', { count: more, more: format.number(more) }) : undefined,
            }
          : undefined
      }
      actions={
        what.length > 0 ? (
          // On a phone two beside each other, as wide as each other.
          <span className="flex min-w-0 flex-auto flex-wrap items-center gap-x-3 gap-y-2 @max-md:grid @max-md:basis-full @max-md:grid-cols-2 @max-md:gap-2">
            {what}
          </span>
        ) : undefined
      }
    />
  )
}
