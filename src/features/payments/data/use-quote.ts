import { quoteSubscription, type PlanName, type PlanPeriod, type Quote } from '../../../../contract/index.ts'
import { useApi, useEndpoint, useSession, type QueryResult } from '../../../api/index.ts'

/** What somebody would pay for. */
export interface Wanted {
  plan: PlanName
  period: PlanPeriod
  coupon: string | null
  trial: boolean
}

/** What a plan costs now and later; null asks nothing. */
export function useQuote(wanted: Wanted | null): QueryResult<Quote> {
  const { email } = useSession().person
  return useEndpoint(quoteSubscription, wanted && { body: { username: email, ...wanted } })
}

/** Asks once what a plan costs, to try a coupon. Rejects with what `call` throws. */
export function useQuoteOnce(): (wanted: Wanted) => Promise<Quote> {
  const { call } = useApi()
  const { email } = useSession().person
  return (wanted) => call(quoteSubscription, { body: { username: email, ...wanted } })
}
