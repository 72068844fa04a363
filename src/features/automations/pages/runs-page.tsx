import type { ListGroup, StoreCredential } from '../../../../contract/index.ts'
import { useAutomations, useRuns } from '../data/use-automations.ts'
import type { AutomationLinks } from '../model/links.ts'
import { RunsView } from '../views/runs-view.tsx'
import { useAutomationActions } from './use-automation-actions.ts'

export interface RunsPageProps {
  /** What all magic orderings of the level are called. */
  title: string
  store: StoreCredential
  level: ListGroup
  links: AutomationLinks
  id: number
}

/** What the runs of a magic ordering did. */
export function RunsPage({ title, store: { store, timeZone, approval }, level, links, id }: RunsPageProps) {
  const { automations } = useAutomations(store, level)
  const { runs, failure, again } = useRuns(store, id)
  const automation = automations?.find((one) => one.id === id)
  const actions = useAutomationActions(store, level)
  return (
    <RunsView
      allTitle={title}
      links={links}
      automation={automation}
      runs={runs}
      failure={automations && !automation ? { code: 'automation/unknown' } : failure}
      onRetry={again}
      mayWrite={!approval}
      onRun={() => automation && void actions.run(automation)}
      onStop={actions.stopRun}
      now={Date.now()}
      timeZone={timeZone}
    />
  )
}
