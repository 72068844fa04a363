import { useState } from 'react'
import {
  arrangeGroups,
  explainMembership,
  groupsOfCollection,
  listGroups,
  listSamaraCollections,
  membershipHistory,
  productsBySamaraCollection,
  type Reply,
} from '../../../../contract/index.ts'
import { useApi, useCommand, useEndpoint, type Failure } from '../../../api/index.ts'

const plan = { touches: [listSamaraCollections, groupsOfCollection, listGroups, productsBySamaraCollection, membershipHistory] }

/** Says which groups a collection uses. Rejects with what `call` throws. */
export function useArrangeGroups(store: string) {
  const { run } = useCommand(arrangeGroups, plan)
  return (id: number, groups: readonly { id: number; exclude: boolean }[], version?: number) =>
    run({ params: { id }, body: { store, groups: [...groups], ...(version === undefined ? {} : { version }) } })
}

/** Why a product is in a collection or not; null asks nothing. */
export function useReasons(
  store: string,
  id: number,
  product: string | null,
): { reasons: Reply<typeof explainMembership> | undefined; failure: Failure | undefined } {
  const { data, failure } = useEndpoint(
    explainMembership,
    product === null ? null : { params: { id, product: Number(product) }, query: { store } },
    { onFocus: false },
  )
  return { reasons: data, failure }
}

type Changes = Reply<typeof membershipHistory>

/** Changes that one call gives at most. */
const part = 100

/** What entered a collection and left it; earlier ones are fetched on request. */
export function useHistory(store: string, id: number): { changes: Changes | undefined; more: boolean; fetchMore: () => Promise<void> } {
  const { call } = useApi()
  const { data } = useEndpoint(membershipHistory, { params: { id }, query: { store } }, { onFocus: false })
  const [earlier, setEarlier] = useState<{ changes: Changes; ended: boolean }>({ changes: [], ended: false })
  const changes = data && [...data, ...earlier.changes.filter((change) => !data.some((one) => one.id === change.id))]
  const last = changes?.at(-1)
  return {
    changes,
    more: data !== undefined && data.length >= part && !earlier.ended,
    async fetchMore() {
      if (!last) return
      const next = await call(membershipHistory, { params: { id }, query: { store, before: last.id } })
      setEarlier((present) => ({ changes: [...present.changes, ...next], ended: next.length < part }))
    },
  }
}
