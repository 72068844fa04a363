import { readSubscription, type Subscription } from '../../../../contract/index.ts'
import { useEndpoint, useSession, type QueryResult } from '../../../api/index.ts'

/** Milliseconds between two looks while a gateway has not answered. */
const waitingFor = 3_000

/** What the person has subscribed to. While a payment has no answer, it is asked again and again. */
export function useSubscription(): QueryResult<Subscription> {
  const { email } = useSession().person
  return useEndpoint(
    readSubscription,
    { query: { username: email } },
    { refreshEvery: (subscription) => (subscription?.open?.state === 'processing' ? waitingFor : 0) },
  )
}
