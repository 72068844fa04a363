import { useMemo, useSyncExternalStore } from 'react'
import {
  categoriesToIndex,
  listsToOrder,
  massOrdering,
  productsByCategory,
  productsByCollection,
  type ListGroup,
} from '../../../../contract/index.ts'
import { failureOf, useApi, useAskAgain, useSession } from '../../../api/index.ts'
import { massRun, type MassRun } from './mass-run.ts'
import type { Run } from '../model/run.ts'

/** The runs of this page load, by person, store and kind of list: one that is under way is found again by whoever comes back to it. */
const runs = new Map<string, MassRun>()

/** The run of a store's categories or collections, and how far it is. */
export function useMassRun(store: string, kind: ListGroup): { run: Run | null; control: MassRun } {
  const { call } = useApi()
  const { person } = useSession()
  const askAgain = useAskAgain()
  const control = useMemo(() => {
    const key = `${person.email} ${store} ${kind}`
    const known = runs.get(key)
    if (known) return known
    const made = massRun({
      ask: ({ criteria, rules }, { list, task, outcome }, signal) => {
        const body = { store, list: { kind: list.kind, id: list.id }, criteria: [...criteria], rules, apply: task === 'apply' }
        const seen = task === 'apply' && outcome ? { version: outcome.ordering.version } : {}
        return call(massOrdering, { query: { username: person.email }, body: { ...body, ...seen } }, { signal })
      },
      refusalOf: failureOf,
      settled: () => askAgain([listsToOrder, categoriesToIndex, productsByCategory, productsByCollection]),
    })
    runs.set(key, made)
    return made
  }, [call, person.email, store, kind, askAgain])
  return { run: useSyncExternalStore(control.subscribe, control.read), control }
}
