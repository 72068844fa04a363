import { readHome, type Home } from '../../../../contract/index.ts'
import { useEndpoint, useSession, type Failure } from '../../../api/index.ts'

/** What happens in a store that home shows. */
const shown: ReadonlySet<string> = new Set([
  'publication',
  'proposal',
  'drift',
  'automation',
  'samara-collection',
  'synchronisation',
  'sales',
  'sales-history',
])

export interface HomeOfStore {
  /** Undefined until it is known. */
  home: Home | undefined
  failure: Failure | undefined
  again: () => void
}

/** What home shows of a store; followed while something happens there. */
export function useHome(store: string): HomeOfStore {
  const { person } = useSession()
  const { data, failure, again } = useEndpoint(
    readHome,
    { query: { store, username: person.email } },
    { when: (event) => event.store === store && shown.has(event.what) },
  )
  return { home: data, failure, again }
}
