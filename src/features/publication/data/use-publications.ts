import { indexStatus, type Publication } from '../../../../contract/index.ts'
import { useEndpoint, type Failure } from '../../../api/index.ts'
import { soonest } from '../model/pace.ts'

/** Without live events: how often a store's publications are fetched while one is running, and while none is, in milliseconds. */
const pace = { live: 1_500, quiet: 15_000 }

/** The store's publications, newest first; fetched again while they change. */
export function usePublications(store: string): {
  publications: readonly Publication[] | undefined
  failure: Failure | undefined
  again: () => void
} {
  const { data, failure, again } = useEndpoint(
    indexStatus,
    { query: { store } },
    {
      refreshEvery: (known) => soonest(known ?? [], Date.now(), pace),
      when: (event) => event.what === 'publication' && event.store === store,
    },
  )
  return { publications: data, failure, again }
}
