import { listMemberships } from '../../../../contract/index.ts'
import { useEndpoint, useSession, type Failure } from '../../../api/index.ts'
import { useStores } from './current-store.tsx'

/** The plan of the current store: its name, from the first entry. Null until it is known, and for partners, who do not see it. */
export function usePlan(): { plan: string | null; failure: Failure | undefined } {
  const { person } = useSession()
  const { current } = useStores()
  const { data, failure } = useEndpoint(
    listMemberships,
    current?.role === 'owner' ? { query: { username: person.email, store: current.store } } : null,
    // The header is drawn anew with every page.
    { onFocus: false, onMount: false },
  )
  return { plan: data?.[0]?.userMembershipId.membershipName ?? null, failure }
}
