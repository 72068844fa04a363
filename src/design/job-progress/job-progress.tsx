import { useId, type ComponentProps, type ReactNode } from 'react'
import { Badge } from '../badge/index.ts'
import { Button } from '../button/index.ts'
import { CancelledIcon, type IconComponent } from '../icon/index.ts'
import { Progress } from '../progress/index.ts'
import { JobFaults, type JobFaultsProps } from './job-faults.tsx'
import { JobFooter } from './job-footer.tsx'
import { jobLooks, type JobState } from './job-progress.variants.ts'
import { timeLeftText, useTexts } from './job-progress.words.ts'

export interface JobCount {
  readonly label: string
  /** As it is written. */
  readonly value: string
  /** Something to look at: the number stands out. @default false */
  readonly bad?: boolean
}

/** What was found when the result was read back. */
export interface JobVerification {
  readonly checked: number
  readonly verified: number
  /** What stands elsewhere; positions from 1, null where it was not found at all. */
  readonly differences: readonly {
    readonly id: string | number
    readonly name: string
    readonly requested: number
    readonly found: number | null
  }[]
}

export interface JobProgressProps extends Omit<ComponentProps<'article'>, 'title' | 'children' | 'results'> {
  /** What the job is about. */
  title: ReactNode
  state: JobState
  /** What is drawn while it is at work. @default a thing that is sent */
  icon?: IconComponent | undefined
  /** The state, in the job's own words. @default what a job in general says */
  stateLabel?: string | undefined
  /** How much is done of how much; null while nobody knows. Nothing leaves the bar out. */
  progress?: { readonly done: number; readonly total: number } | null | undefined
  /** How much is done, in words. @default "132 of 800" */
  progressLabel?: string | undefined
  /** How much longer it takes, why it waits, or when it ended: one line. */
  note?: ReactNode
  /** How much longer it takes, in seconds; said when there is no note. */
  timeLeft?: number | undefined
  /** How many are done in a minute. */
  rate?: number | undefined
  /** Says that it goes on when one leaves. @default false */
  canBeLeft?: boolean | undefined
  /** Calls it off; offers the button while it is not over. */
  onCancel?: (() => void) | undefined
  /** It was called off and is about to stop. @default false */
  cancelling?: boolean | undefined
  counts?: readonly JobCount[] | undefined
  /** What came of it, once it is known: "Verified 412 of 412". */
  result?: ReactNode
  /** Whether it came out as asked, with what did not. */
  verification?: JobVerification | undefined
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
  const {
    title,
    state,
    icon,
    stateLabel,
    progress,
    progressLabel,
    note,
    timeLeft,
    rate,
    canBeLeft = false,
    onCancel,
    cancelling = false,
    ...more
  } = props
  const { counts = [], result, verification, faults, actions, className, ...rest } = more
  const texts = useTexts()
  const { say, number } = texts
  const heading = useId()
  const { tone, bar, icon: usual, lively, idle } = jobLooks[state]
  const Icon = (state === 'running' ? icon : undefined) ?? usual
  const named = stateLabel ?? say.states[state]
  const far = progressLabel ?? (progress ? say.progress(number(progress.done), number(progress.total)) : undefined)
  const noted = note ?? (lively && !cancelling && timeLeft !== undefined ? timeLeftText(timeLeft, texts) : undefined)
  // A good end is one line: nothing is left to do.
  const short =
    state === 'done' && progress === undefined && counts.length === 0 && !faults?.items.length && !verification?.differences.length
  const over = !lively && state !== 'waiting' && state !== 'scheduled'
  return (
    <article
      data-slot="job-progress"
      data-state={state}
      aria-labelledby={heading}
      aria-busy={lively}
      className={`@container flex min-w-0 rounded-lg border border-default bg-surface shadow-card ${short ? 'flex-wrap items-center gap-x-5 gap-y-1 px-4 py-2' : 'flex-col gap-3 p-4'} ${className ?? ''}`}
      {...rest}
    >
      <header className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
        <h2 id={heading} className="min-w-0 truncate text-md font-semibold">
          {title}
        </h2>
        <span role="status" className="inline-flex">
          <Badge tone={tone} icon={<Icon aria-hidden />}>
            {named}
          </Badge>
        </span>
        {noted === undefined ? null : (
          <span className={`min-w-0 text-sm text-muted tabular-nums ${short ? '@max-md:hidden' : '@md:ms-auto'}`}>{noted}</span>
        )}
      </header>
      {progress === undefined ? null : (
        <Progress
          label={named}
          labelHidden
          value={progress === null ? null : progress.done}
          max={progress?.total ?? 100}
          detail={far}
          tone={bar}
          idle={idle || cancelling}
        />
      )}
      {far === undefined && counts.length === 0 ? null : (
        <div className="flex min-w-0 flex-wrap items-baseline gap-x-5 gap-y-1 text-sm">
          {far === undefined ? null : (
            <span aria-hidden className="font-medium tabular-nums">
              {far}
            </span>
          )}
          {rate === undefined || !lively ? null : <span className="text-muted tabular-nums">{say.rate(number(rate))}</span>}
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
      {verification && verification.differences.length > 0 ? (
        <JobFaults
          label={say.differences(number(verification.differences.length), verification.differences.length === 1)}
          items={verification.differences.map(({ id, name, requested, found }) => ({
            id,
            name,
            reason: found === null ? say.missing(number(requested)) : say.difference(number(requested), number(found)),
          }))}
        />
      ) : null}
      {cancelling ? (
        <p role="status" className="text-sm text-muted">
          {say.cancelling}
        </p>
      ) : canBeLeft && !over ? (
        <p className="text-sm text-muted">{say.canBeLeft}</p>
      ) : null}
      <JobFooter
        wide={short}
        state={state}
        icon={Icon}
        result={result ?? (verification ? say.verified(number(verification.verified), number(verification.checked)) : undefined)}
        actions={
          onCancel && !over ? (
            <>
              {actions}
              <Button size="sm" icon={<CancelledIcon />} loading={cancelling} onClick={onCancel}>
                {say.cancel}
              </Button>
            </>
          ) : (
            actions
          )
        }
      />
    </article>
  )
}
