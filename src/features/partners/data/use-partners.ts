import { useMemo } from 'react'
import { listPartners, type StorePartner } from '../../../../contract/index.ts'
import { partnerOf, useEndpoint, useLiveEvent, useSession, type Failure } from '../../../api/index.ts'

/** Milliseconds between two looks while a message is being sent, and while one waits. */
const looks = { sending: 1_500, waiting: 20_000 } as const

const whileMails = (partners: readonly { mail: StorePartner['mail'] }[] | undefined): number => {
  if (partners?.some(({ mail }) => mail === 'sending')) return looks.sending
  return partners?.some(({ mail }) => mail === 'waiting') ? looks.waiting : 0
}

/** Who works in a store and who is invited; null asks nothing. */
export function usePartners(store: string | null): {
  partners: readonly StorePartner[] | undefined
  failure: Failure | undefined
  again: () => void
} {
  const { email } = useSession().person
  const { data, failure, again } = useEndpoint(listPartners, store === null ? null : { query: { email, store } }, {
    refreshEvery: whileMails,
  })
  useLiveEvent('membership', store, again)
  return { partners: useMemo(() => data?.map(partnerOf), [data]), failure, again }
}
