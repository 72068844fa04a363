import { listGroupOf, type ListReference } from '../../../../contract/index.ts'
import { useAutomationOf } from '../data/use-automation-names.ts'
import { AutomationLine } from '../views/automation-line.tsx'

export interface AutomationOfListProps {
  store: { store: string; timeZone: string }
  list: ListReference
  hrefOf: (automation: number) => string
}

/** Says which automation orders a list, where one does. */
export function AutomationOfList({ store, list, hrefOf }: AutomationOfListProps) {
  const automation = useAutomationOf(store, listGroupOf(list.kind))?.(list) ?? null
  return automation && <AutomationLine automation={automation} href={hrefOf(automation.id)} />
}
