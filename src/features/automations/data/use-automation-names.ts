import { useMemo } from 'react'
import type { Automation, ListGroup, ListReference } from '../../../../contract/index.ts'
import { automationsOfLists, dayIn, isFor } from '../model/automation-of-list.ts'
import { useAutomations } from './use-automations.ts'
import { useTargetLists } from './use-target-lists.ts'

/** Finds the automation that orders a list today; null where the store has none, or nobody knows yet. The same function while nothing changes. */
export function useAutomationOf(
  { store, timeZone }: { store: string; timeZone: string },
  level: ListGroup,
): ((list: ListReference) => Automation | null) | null {
  const { automations } = useAutomations(store, level)
  // Most stores have none: then nothing else is asked for.
  const { lists } = useTargetLists(store, level, (automations?.length ?? 0) > 0)
  const today = dayIn(timeZone, Date.now())
  const found = useMemo(
    () => (automations && automations.length > 0 && lists ? automationsOfLists(automations, lists, today) : null),
    [automations, lists, today],
  )
  return useMemo(() => found && ((list) => isFor(list, found)), [found])
}

/** The name of the automation that orders a list today; null where the store has none. */
export function useAutomationNames(
  store: { store: string; timeZone: string },
  level: ListGroup,
): ((list: ListReference) => string | null) | null {
  const of = useAutomationOf(store, level)
  return useMemo(() => of && ((list) => of(list)?.name ?? null), [of])
}
