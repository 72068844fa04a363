import { useMemo } from 'react'
import {
  listAutomationRuns,
  listCategoryAutomations,
  listCollectionAutomations,
  type Automation,
  type AutomationRun,
  type ListGroup,
  type LiveEvent,
} from '../../../../contract/index.ts'
import { useEndpoint, useSession, type Failure } from '../../../api/index.ts'

/** How often a run is looked at where no events come, in milliseconds. */
const whileRunning = 2_000

const concerns: ReadonlySet<LiveEvent['what']> = new Set(['automation', 'proposal', 'publication', 'synchronisation', 'samara-collection'])

export interface AutomationsOfStore {
  /** Undefined until they are known. */
  automations: readonly Automation[] | undefined
  failure: Failure | undefined
  again: () => void
}

/** The automations of a level of a store; followed while something happens to them. */
export function useAutomations(store: string, level: ListGroup): AutomationsOfStore {
  const { email } = useSession().person
  const query = { store, username: email }
  const options = {
    when: (event: LiveEvent): boolean => event.store === store && concerns.has(event.what),
    refreshEvery: (all: readonly Automation[] | undefined): number =>
      all?.some(({ lastRun }) => lastRun?.state === 'running') ? whileRunning : 0,
  }
  const categories = useEndpoint(listCategoryAutomations, level === 'category' ? { query } : null, options)
  const collections = useEndpoint(listCollectionAutomations, level === 'collection' ? { query } : null, options)
  const { data, failure, again } = level === 'category' ? categories : collections
  return useMemo(() => ({ automations: data, failure, again }), [data, failure, again])
}

/** The runs of an automation, newest first; followed while one is under way. */
export function useRuns(
  store: string,
  automation: number,
): { runs: readonly AutomationRun[] | undefined; failure: Failure | undefined; again: () => void } {
  const { email } = useSession().person
  const { data, failure, again } = useEndpoint(
    listAutomationRuns,
    { query: { store, username: email, automation } },
    {
      when: (event) => event.store === store && concerns.has(event.what),
      refreshEvery: (runs) => (runs?.some(({ state }) => state === 'running') ? whileRunning : 0),
    },
  )
  return { runs: data, failure, again }
}
