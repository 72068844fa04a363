import { useMemo } from 'react'
import type { Automation, ListGroup, ListReference } from '../../../../contract/index.ts'
import { automationsOfLists, dayIn, isFor } from '../model/automation-of-list.ts'
import { useAutomations } from './use-automations.ts'
import { useTargetLists } from './use-target-lists.ts'

/**
 * Finds the automation that orders a list today; null where the store has none, or they
 * cannot be read; undefined until it is known. The same function while nothing changes.
 */
export function useAutomationOf(
  { store, timeZone }: { store: string; timeZone: string },
  level: ListGroup,
): ((list: ListReference) => Automation | null) | null | undefined {
  const { automations, failure } = useAutomations(store, level)
  const none = automations?.length === 0
  // Most stores have none: then nothing else is asked for.
  const { lists, failure: listsFailure } = useTargetLists(store, level, automations !== undefined && !none)
  const today = dayIn(timeZone, Date.now())
  const failed = (failure ?? listsFailure) !== undefined
  const found = useMemo(() => {
    if (automations && lists && !none) return automationsOfLists(automations, lists, today)
    return none || failed ? null : undefined
  }, [automations, none, lists, failed, today])
  return useMemo(() => found && ((list) => isFor(list, found)), [found])
}

/** The name of the automation that orders a list today; null and undefined as above. */
export function useAutomationNames(
  store: { store: string; timeZone: string },
  level: ListGroup,
): ((list: ListReference) => string | null) | null | undefined {
  const of = useAutomationOf(store, level)
  return useMemo(() => of && ((list) => of(list)?.name ?? null), [of])
}
