import { synchronisationChanges, type Reply } from '../../../../contract/index.ts'
import { useEndpoint, useSession, type Asking } from '../../../api/index.ts'

/** What a synchronisation changed. @param id null asks nothing */
export function useChanges(store: string, id: string | null): Asking<Reply<typeof synchronisationChanges>> {
  const { person } = useSession()
  return useEndpoint(synchronisationChanges, id === null ? null : { params: { id }, query: { store, username: person.email } }, {
    onFocus: false,
    when: (event) => event.what === 'synchronisation' && event.id === id,
  })
}
