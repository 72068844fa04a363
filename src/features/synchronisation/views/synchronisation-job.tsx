import { synchronisationEnded, type Synchronisation } from '../../../../contract/index.ts'
import { Button } from '../../../design/button/index.ts'
import { RunIcon, SynchroniseIcon } from '../../../design/icon/index.ts'
import { JobProgress } from '../../../design/job-progress/index.ts'
import { useFormat, useSentences } from '../../../i18n/index.ts'
import { canResume } from '../model/synchronisation-status.ts'
import { useNaming } from './use-naming.ts'

export interface SynchronisationJobProps {
  synchronisation: Synchronisation
  /** Milliseconds since 1970. */
  now: number
  onCancel: (id: string) => void
  onResume: (id: string) => void
}

/** One synchronisation at length: how far it is, or why it stopped and how it goes on. */
export function SynchronisationJob({ synchronisation, now, onCancel, onResume }: SynchronisationJobProps) {
  const t = useSentences('synchronisation')
  const format = useFormat()
  const naming = useNaming()
  const {
    id,
    scope,
    state,
    phase,
    waitingFor,
    retryAt,
    failure,
    usableAt,
    cancelling,
    done,
    total,
    perMinute,
    secondsLeft,
    read,
    added,
    changed,
    moved,
    gone,
    unreadable,
  } = synchronisation
  const ended = synchronisationEnded(state)
  const waits = state === 'waiting' && waitingFor === 'platform'
  const note = waits
    ? retryAt === null
      ? t('waiting.platform')
      : t('waiting.platformUntil', { when: format.since(retryAt, now) })
    : state === 'waiting'
      ? t('waiting.worker')
      : undefined
  const counted = [
    { label: t(scope === 'sales' ? 'count.sales' : 'count.read'), value: read, always: true },
    { label: t('count.added'), value: added },
    { label: t('count.changed'), value: changed + moved },
    { label: t('count.gone'), value: gone },
    { label: t('count.unreadable'), value: unreadable, bad: true },
  ].filter(({ value, always }) => value > 0 || always === true)
  return (
    <JobProgress
      title={naming(synchronisation)}
      state={state === 'done-with-errors' ? 'faulty' : state}
      stateLabel={state === 'running' && phase !== null ? t(`phase.${phase}`) : t(`state.${state}`)}
      progress={ended ? undefined : total === null || total === 0 ? null : { done: Math.min(done, total), total }}
      note={note}
      timeLeft={secondsLeft ?? undefined}
      rate={perMinute ?? undefined}
      icon={SynchroniseIcon}
      canBeLeft
      cancelling={cancelling && !ended}
      onCancel={ended ? undefined : () => onCancel(id)}
      counts={counted.map(({ label, value, bad = false }) => ({ label, value: format.number(value), bad }))}
      result={
        state === 'failed'
          ? t(`why.${failure ?? 'unexpected'}`)
          : state === 'cancelled'
            ? t('cancelled')
            : !ended && usableAt !== null && scope !== 'sales'
              ? t('usable')
              : undefined
      }
      actions={
        canResume(synchronisation) ? (
          <Button size="sm" icon={<RunIcon />} onClick={() => onResume(id)}>
            {t('resume')}
          </Button>
        ) : undefined
      }
    />
  )
}
