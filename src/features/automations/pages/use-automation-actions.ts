import type { Automation, ListGroup } from '../../../../contract/index.ts'
import { failureOf } from '../../../api/index.ts'
import { notify } from '../../../design/toast/index.ts'
import { useFailedCall, useFailureSentence, useSentences } from '../../../i18n/index.ts'
import { useAutomationCommands, type AutomationCommands } from '../data/use-automation-commands.ts'

type Named = Pick<Automation, 'id' | 'name'>

/** What can be done with an automation at once; each says how it went. */
export function useAutomationActions(
  store: string,
  level: ListGroup,
): AutomationCommands & {
  run: (automation: Named) => Promise<void>
  pause: (automation: Automation, paused: boolean) => void
  stopRun: (id: string) => void
} {
  const t = useSentences('automations')
  const say = useFailureSentence()
  const failed = useFailedCall()
  const commands = useAutomationCommands(store, level)
  return {
    ...commands,
    run: ({ id, name }) =>
      commands.trigger(id, crypto.randomUUID()).then(
        () => void notify.success(t('done.started'), { detail: name }),
        (error: unknown) => void notify.danger(failed('magic.start'), { detail: say(failureOf(error)) }),
      ),
    pause: ({ id, version, name, configuration }, paused) => {
      commands.change(id, version, { name, configuration: { ...configuration, paused } }).then(
        () => notify.success(t(paused ? 'done.paused' : 'done.resumed'), { detail: name }),
        (error: unknown) => notify.danger(failed('magic.edit'), { detail: say(failureOf(error)) }),
      )
    },
    stopRun: (id) => {
      commands.stop(id).then(
        () => notify.neutral(t('done.stopped')),
        (error: unknown) => notify.danger(t('failedStop'), { detail: say(failureOf(error)) }),
      )
    },
  }
}
