import { platformRights, type PlatformRight } from '../../../../contract/index.ts'
import { useEndpoint, useSession, type Failure } from '../../../api/index.ts'

/** What the key of a store was last found to be allowed; null asks nothing. */
export function useStoreRights(store: string | null): {
  rights: readonly PlatformRight[] | undefined
  failure: Failure | undefined
  again: () => void
} {
  const { person } = useSession()
  const { data, failure, again } = useEndpoint(platformRights, store === null ? null : { query: { store, username: person.email } }, {
    onFocus: false,
  })
  return { rights: data?.rights, failure, again }
}
