import { listMemberships } from '../../../../contract/index.ts'
import { useEndpoint, useSession, type Failure } from '../../../api/index.ts'
import { type Plan, planOf } from '../model/plan.ts'
import { useStores } from './current-store.tsx'

/** The plan of the current store, with its id. Null until it is known, and for partners, who do not see it. */
export function usePlan(): { plan: Plan | null; failure: Failure | undefined } {
  const { person } = useSession()
  const { current } = useStores()
  const { data, failure } = useEndpoint(
    listMemberships,
    current?.role === 'owner' ? { query: { username: person.email, store: current.store } } : null,
    // The header is drawn anew with every page.
    { onFocus: false, onMount: false },
  )
  return { plan: data ? planOf(data) : null, failure }
}
