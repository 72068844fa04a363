import { useEffect, useRef } from 'react'
import { synchronisationChanges, synchronisationEnded, type Reply, type Synchronisation } from '../../../../contract/index.ts'
import { useEndpoint, useSession, type QueryResult } from '../../../api/index.ts'

/** How often what one changes is looked at while it runs, in milliseconds: it may be thousands of rows. */
const whileRunning = 5_000

/** What a synchronisation changed, so far. @param of null asks nothing */
export function useChanges(
  store: string,
  of: Pick<Synchronisation, 'id' | 'state'> | null,
): QueryResult<Reply<typeof synchronisationChanges>> {
  const { person } = useSession()
  const running = of !== null && !synchronisationEnded(of.state)
  const query = useEndpoint(
    synchronisationChanges,
    of === null ? null : { params: { id: of.id }, query: { store, username: person.email } },
    {
      onFocus: false,
      refreshEvery: () => (running ? whileRunning : 0),
    },
  )
  const { again } = query
  const ran = useRef<string | null>(null)
  useEffect(() => {
    if (running) ran.current = of.id
    else if (of !== null && ran.current === of.id) {
      ran.current = null
      again()
    }
  }, [of, running, again])
  return query
}
