import { useEffect } from 'react'
import { readStorePlan } from '../../../../contract/index.ts'
import { useEndpoint, useMetLimit, useSession } from '../../../api/index.ts'
import { reachedLimit, type CountedLimit, type LimitHere } from '../model/plan-use.ts'
import { useSubscription } from './use-subscription.ts'

/** Asks again once a call has met a limit: what is used of the plan is not what the page took it for. */
function useAgainOnceMet(again: () => void): void {
  const { met } = useMetLimit()
  useEffect(() => {
    if (met) again()
    // Once for each limit that is met, not once for each drawing.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [met])
}

/** The limit of a store's plan, where it is reached: for its owners. Null while it is not, or is not known. */
export function useStoreLimit(limit: CountedLimit, store: string | null): LimitHere | null {
  const { email: username } = useSession().person
  const { data, again } = useEndpoint(readStorePlan, store === null ? null : { query: { username, store } })
  useAgainOnceMet(again)
  const reached = data && reachedLimit(limit, data.use)
  return reached ? { ...reached, payer: data.own ? null : data.payer } : null
}

/** The limit of the person's own plan, where it is reached. */
export function useOwnLimit(limit: CountedLimit): LimitHere | null {
  const { data, again } = useSubscription()
  useAgainOnceMet(again)
  const reached = data && reachedLimit(limit, data.use)
  return reached ? { ...reached, payer: null } : null
}
