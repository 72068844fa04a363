import type { Automation } from '../../../../contract/index.ts'
import { AutomationIcon } from '../../../design/icon/index.ts'
import { Link } from '../../../design/link/index.ts'
import { useSentences } from '../../../i18n/index.ts'
import { useAutomationSentences } from './use-automation-sentences.ts'

export interface AutomationLineProps {
  automation: Automation
  href: string
}

/** Which magic ordering puts a list in order, and when, in a line. */
export function AutomationLine({ automation: { name, configuration }, href }: AutomationLineProps) {
  const t = useSentences('automations')
  const say = useAutomationSentences()
  const text = t('ofList.text', { name, cadence: say.cadence(configuration.cadence) })
  return (
    // On a phone it is one line: the room is for products.
    <p className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 text-sm max-sm:flex-nowrap max-sm:text-xs">
      <span className="flex min-w-0 items-center gap-1.5 text-muted">
        <AutomationIcon aria-hidden className="size-4 shrink-0" />
        <span title={text} className="min-w-0 wrap-anywhere max-sm:truncate">
          {text}
        </span>
      </span>
      <span className="shrink-0">
        <Link href={href}>{t('ofList.link')}</Link>
      </span>
    </p>
  )
}
