import { readCustomer, readPlansOffer, type Customer, type PlansOffer } from '../../../../contract/index.ts'
import { useEndpoint, useSession, type QueryResult } from '../../../api/index.ts'

/** The person's cards and billing details. */
export function useCustomer(): QueryResult<Customer> {
  const { email } = useSession().person
  return useEndpoint(readCustomer, { params: { email } })
}

/** In which currency, with which tax and by which gateway plans are offered to the person. */
export function usePlansOffer(): QueryResult<PlansOffer> {
  const { email } = useSession().person
  return useEndpoint(readPlansOffer, { query: { username: email } })
}
