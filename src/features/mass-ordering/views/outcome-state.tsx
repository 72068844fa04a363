import { Badge } from '../../../design/badge/index.ts'
import { StateBadge, type PublicationState } from '../../../design/state-badge/index.ts'
import { useFailureSentence, useSentences } from '../../../i18n/index.ts'
import type { LineState, RunLine } from '../model/run.ts'

const badges = {
  waiting: 'waiting',
  working: 'running',
  stopped: 'cancelled',
  saved: 'verified',
  stale: 'done-with-errors',
  failed: 'failed',
} as const satisfies Partial<Record<LineState, PublicationState>>

/** What became of a list, and why it did not, where it did not. */
export function OutcomeState({ line: { state, task, failure } }: { line: RunLine }) {
  const t = useSentences('mass-ordering')
  const say = useFailureSentence()
  const why = state === 'failed' && failure ? say(failure) : state === 'stale' ? t('staleWhy') : null
  return (
    <span className="flex min-w-0 flex-col items-start gap-0.5">
      {state === 'previewed' || state === 'unchanged' ? (
        <Badge tone={state === 'previewed' ? 'info' : 'neutral'}>{t(`state.${state}`)}</Badge>
      ) : (
        <StateBadge state={badges[state]} label={state === 'working' ? t(`working.${task}`) : t(`state.${state}`)} />
      )}
      {why && (
        <span className="line-clamp-3 max-w-full py-0.5 text-xs whitespace-normal text-muted" title={why}>
          {why}
        </span>
      )}
    </span>
  )
}
