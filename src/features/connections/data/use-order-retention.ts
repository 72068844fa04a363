import { useState } from 'react'
import { orderRetention, setOrderRetention, type OrderRetention } from '../../../../contract/index.ts'
import { useCommand, useEndpoint, type Failure } from '../../../api/index.ts'

export interface KeptOrders {
  /** What is set; undefined until it is known. */
  set: OrderRetention | undefined
  failure: Failure | undefined
  again: () => void
  /** What would be let go with the months that are looked at; undefined until it is known. */
  letsGo: OrderRetention['letsGo'] | undefined
  /** Looks at what so many months would let go. */
  onLook: (months: number) => void
  /** Rejects with what `call` throws. */
  keep: (store: string, months: number) => Promise<unknown>
}

const plan = { touches: [orderRetention] }

/** For how long single orders of a store are kept; null asks nothing. */
export function useOrderRetention(store: string | null): KeptOrders {
  const [looked, setLooked] = useState<{ store: string; months: number } | null>(null)
  const command = useCommand(setOrderRetention, plan)
  const { data: set, failure, again } = useEndpoint(orderRetention, store === null ? null : { query: { store } }, { onFocus: false })
  const preview = useEndpoint(orderRetention, store === null || looked?.store !== store ? null : { query: looked }, { onFocus: false })
  return {
    set,
    failure: failure ?? preview.failure,
    again,
    letsGo: preview.data?.letsGo,
    onLook: (months) => store !== null && setLooked({ store, months }),
    keep: (of, months) => command.run({ query: { store: of }, body: { months } }),
  }
}
