import { useState } from 'react'
import { platformRights, type Reply } from '../../../../contract/index.ts'
import { failureOf, useApi, useEndpoint, useSession, type Failure } from '../../../api/index.ts'

export interface Rights {
  answer: Reply<typeof platformRights> | undefined
  failure: Failure | undefined
  trying: boolean
  /** Tries everything anew. */
  tryAnew: () => void
}

/** What the store's key may do. @param open it is asked for once somebody wants to see it */
export function useRights(store: string, open: boolean): Rights {
  const { call } = useApi()
  const { person } = useSession()
  const query = { store, username: person.email }
  const { data, failure, mutate } = useEndpoint(platformRights, open ? { query } : null, { onFocus: false })
  const [trying, setTrying] = useState<{ now: boolean; failure: Failure | undefined }>({ now: false, failure: undefined })
  const tryAnew = (): void => {
    setTrying({ now: true, failure: undefined })
    call(platformRights, { query: { ...query, anew: true } })
      .then((answer) => mutate(answer, { revalidate: false }))
      .then(
        () => setTrying({ now: false, failure: undefined }),
        (error: unknown) => setTrying({ now: false, failure: failureOf(error) }),
      )
  }
  return { answer: data, failure: trying.failure ?? failure, trying: trying.now, tryAnew }
}
