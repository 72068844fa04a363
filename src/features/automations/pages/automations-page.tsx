import { useState } from 'react'
import type { Automation, ListGroup, StoreCredential } from '../../../../contract/index.ts'
import { failureOf } from '../../../api/index.ts'
import { notify } from '../../../design/toast/index.ts'
import { useSentences, type SayableFailure } from '../../../i18n/index.ts'
import { useAutomations } from '../data/use-automations.ts'
import type { AutomationLinks } from '../model/links.ts'
import { AutomationsView } from '../views/automations-view.tsx'
import { RemoveDialog } from '../views/remove-dialog.tsx'
import { useAutomationActions } from './use-automation-actions.ts'

export interface AutomationsPageProps {
  title: string
  store: StoreCredential
  level: ListGroup
  links: AutomationLinks
}

/** The magic orderings of a level of a store: run, paused and deleted. */
export function AutomationsPage({ title, store: { store, timeZone, approval }, level, links }: AutomationsPageProps) {
  const t = useSentences('automations')
  const { automations, failure, again } = useAutomations(store, level)
  const actions = useAutomationActions(store, level)
  const [removed, setRemoved] = useState<Automation | null>(null)
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<SayableFailure | null>(null)
  const remove = async ({ id, name }: Automation): Promise<void> => {
    setBusy(true)
    setRefused(null)
    try {
      await actions.remove(id)
      setRemoved(null)
      notify.success(t('done.removed'), { detail: name })
    } catch (error) {
      setRefused(failureOf(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <AutomationsView
      title={title}
      level={level}
      automations={automations}
      failure={failure}
      onRetry={again}
      mayWrite={!approval}
      now={Date.now()}
      timeZone={timeZone}
      links={links}
      onRun={(automation) => void actions.run(automation)}
      onPause={actions.pause}
      onRemove={(automation) => {
        setRefused(null)
        setRemoved(automation)
      }}
    >
      {removed && (
        <RemoveDialog
          name={removed.name}
          busy={busy}
          failure={refused}
          onClose={() => setRemoved(null)}
          onRemove={() => void remove(removed)}
        />
      )}
    </AutomationsView>
  )
}
