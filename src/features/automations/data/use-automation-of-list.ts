import { useEffect, useState } from 'react'
import { listGroupOf, type Automation, type ListReference } from '../../../../contract/index.ts'
import { prepareSentences } from '../../../i18n/index.ts'
import { useAutomationOf } from './use-automation-names.ts'

/**
 * The automation that orders a list today; null where there is none, or
 * they cannot be read; undefined until it is known and its words are here.
 */
export function useAutomationOfList(store: { store: string; timeZone: string }, list: ListReference): Automation | null | undefined {
  const of = useAutomationOf(store, listGroupOf(list.kind))
  const automation = of && of(list)
  const some = Boolean(automation)
  const [sayable, setSayable] = useState(false)
  useEffect(() => {
    if (some) void prepareSentences('automations').then(() => setSayable(true))
  }, [some])
  return some && !sayable ? undefined : automation
}
