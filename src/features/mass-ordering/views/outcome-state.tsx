import { Badge } from '../../../design/badge/index.ts'
import { useFailureSentence, useSentences } from '../../../i18n/index.ts'
import type { LineState, RunLine } from '../model/run.ts'

const tones = {
  waiting: 'neutral',
  working: 'info',
  previewed: 'info',
  stopped: 'neutral',
  saved: 'success',
  unchanged: 'neutral',
  stale: 'warning',
  failed: 'danger',
} as const satisfies Record<LineState, string>

/** What became of a list, and why it did not, where it did not. */
export function OutcomeState({ line: { state, task, failure } }: { line: RunLine }) {
  const t = useSentences('mass-ordering')
  const say = useFailureSentence()
  const why = state === 'failed' && failure ? say(failure) : state === 'stale' ? t('staleWhy') : null
  return (
    <span className="flex min-w-0 flex-col items-start gap-0.5">
      <Badge tone={tones[state]} dot={state === 'saved' || state === 'working'}>
        {state === 'working' ? t(`working.${task}`) : t(`state.${state}`)}
      </Badge>
      {why && (
        <span className="line-clamp-3 max-w-full py-0.5 text-xs whitespace-normal text-muted" title={why}>
          {why}
        </span>
      )}
    </span>
  )
}
