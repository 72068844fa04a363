import { useId, type ComponentProps, type ReactNode } from 'react'
import { Badge } from '../badge/index.ts'
import { Progress } from '../progress/index.ts'
import { JobFaults, type JobFaultsProps } from './job-faults.tsx'
import { jobLooks, type JobState } from './job-progress.variants.ts'

export interface JobCount {
  readonly label: string
  /** As it is written. */
  readonly value: string
  /** Something to look at: the number stands out. @default false */
  readonly bad?: boolean
}

export interface JobProgressProps extends Omit<ComponentProps<'article'>, 'title' | 'children' | 'results'> {
  /** What the job is about. */
  title: ReactNode
  state: JobState
  /** The state, in words. */
  stateLabel: string
  /** How much is done of how much; null while nobody knows. Nothing leaves the bar out. */
  progress?: { readonly done: number; readonly total: number } | null | undefined
  /** How much is done, in words: "132 of 800". */
  progressLabel?: string | undefined
  /** How much longer it takes, why it waits, or when it ended: one line. */
  note?: ReactNode
  counts?: readonly JobCount[] | undefined
  /** What came of it, once it is known: "Verified 412 of 412". */
  result?: ReactNode
  faults?: JobFaultsProps | undefined
  /** What can be done about it: cancel, try again. */
  actions?: ReactNode
}

/**
 * How a job in the background goes, from waiting to its proved result; it can be left and found again.
 * @example
 * <JobProgress title="Tazas" state="running" stateLabel="Indexando" progress={{ done: 132, total: 800 }} progressLabel="132 de 800"
 *   note="Quedan unos 2 minutos" counts={[{ label: 'Escritos', value: '130' }]} actions={<Button>Cancelar</Button>} />
 */
export function JobProgress(props: JobProgressProps) {
  const { title, state, stateLabel, progress, progressLabel, note, counts = [], result, faults, actions, className, ...rest } = props
  const heading = useId()
  const { tone, bar, icon: Icon, lively } = jobLooks[state]
  return (
    <article
      data-slot="job-progress"
      data-state={state}
      aria-labelledby={heading}
      aria-busy={lively}
      className={`@container flex min-w-0 flex-col gap-3 rounded-lg border border-default bg-surface p-4 shadow-card ${className ?? ''}`}
      {...rest}
    >
      <header className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
        <h3 id={heading} className="min-w-0 truncate text-md font-semibold">
          {title}
        </h3>
        <span role="status" className="inline-flex">
          <Badge tone={tone} icon={<Icon aria-hidden />}>
            {stateLabel}
          </Badge>
        </span>
        {note === undefined ? null : <span className="min-w-0 text-sm text-muted tabular-nums @md:ms-auto">{note}</span>}
      </header>
      {progress === undefined ? null : (
        <Progress label={stateLabel} labelHidden value={progress === null ? null : progress.done} max={progress?.total ?? 100} detail={progressLabel} tone={bar} />
      )}
      {progressLabel === undefined && counts.length === 0 ? null : (
        <div className="flex min-w-0 flex-wrap items-baseline gap-x-5 gap-y-1 text-sm">
          {progressLabel === undefined ? null : <span aria-hidden className="font-medium tabular-nums">{progressLabel}</span>}
          {counts.length === 0 ? null : (
            <dl className="contents">
              {counts.map(({ label, value, bad = false }) => (
                <div key={label} className="flex items-baseline gap-1.5">
                  <dt className="text-muted">{label}</dt>
                  <dd className={`tabular-nums ${bad ? 'font-semibold text-danger' : 'font-medium'}`}>{value}</dd>
                </div>
              ))}
            </dl>
          )}
        </div>
      )}
      {faults && faults.items.length > 0 ? <JobFaults {...faults} /> : null}
      {result === undefined && actions === undefined ? null : (
        <footer className="flex min-w-0 flex-wrap items-center gap-x-5 gap-y-2">
          {result === undefined ? null : (
            <p className={`flex items-center gap-2 text-sm font-medium tabular-nums ${state === 'done' ? 'text-success' : state === 'failed' ? 'text-danger' : 'text-default'}`}>
              <Icon aria-hidden />
              <span className="min-w-0">{result}</span>
            </p>
          )}
          {actions}
        </footer>
      )}
    </article>
  )
}
