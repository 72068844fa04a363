import type { Automation, AutomationRunSummary } from '../../../../contract/index.ts'
import { Badge } from '../../../design/badge/index.ts'
import { HeldIcon, PauseIcon, ScheduleIcon, WarningIcon } from '../../../design/icon/index.ts'
import { Spinner } from '../../../design/spinner/index.ts'
import type { Tone } from '../../../design/tokens/index.ts'
import { useSentences } from '../../../i18n/index.ts'

export const automationStatuses = ['failed', 'held', 'running', 'active', 'not-begun', 'paused', 'over'] as const
export type AutomationStatusName = (typeof automationStatuses)[number]

const waits = ({ proposed, guarded }: AutomationRunSummary): boolean => proposed + guarded > 0

/** How an automation stands: what needs somebody comes before whether it is on. */
export function statusOf({ state, lastRun }: Pick<Automation, 'state' | 'lastRun'>): AutomationStatusName {
  if (lastRun?.state === 'running') return 'running'
  if (state !== 'active') return state
  if (lastRun?.state === 'failed') return 'failed'
  return lastRun && waits(lastRun) ? 'held' : 'active'
}

const tones: Record<AutomationStatusName, Tone> = {
  failed: 'danger',
  held: 'warning',
  running: 'info',
  active: 'success',
  'not-begun': 'info',
  paused: 'neutral',
  over: 'neutral',
}

const icons = {
  failed: <WarningIcon aria-hidden />,
  held: <HeldIcon aria-hidden />,
  running: <Spinner className="size-3.5" />,
  active: undefined,
  'not-begun': <ScheduleIcon aria-hidden />,
  paused: <PauseIcon aria-hidden />,
  over: undefined,
}

/** How an automation stands, in a word. */
export function AutomationStatus({ automation }: { automation: Pick<Automation, 'state' | 'lastRun'> }) {
  const t = useSentences('automations')
  const status = statusOf(automation)
  return (
    <Badge tone={tones[status]} dot={status === 'active'} icon={icons[status]}>
      {t(`status.${status}`)}
    </Badge>
  )
}
