import { type BillingDetails, type PlanCurrency, planCurrencies, type Tax } from '../../../contract/index.ts'
import type { Queries } from '../../database/index.ts'
import { customersRepository, type CustomerRow } from './customers.repository.ts'
import { taxFor } from './tax.ts'

const currencyOfCountry: Readonly<Record<string, PlanCurrency>> = { BR: 'BRL', GB: 'GBP', MX: 'MXN', US: 'USD' }
const withEuro = new Set('AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK'.split(' '))

const currencyIn = (country: string): PlanCurrency => currencyOfCountry[country] ?? (withEuro.has(country) ? 'EUR' : 'USD')
const isSold = (currency: string): currency is PlanCurrency => (planCurrencies as readonly string[]).includes(currency)

/** The currency that a customer pays in: what was paid before, else that of their country, else that of their first store. */
export function currencyFor(customer: Pick<CustomerRow, 'currency' | 'billing'> | undefined, firstStore: string | null): PlanCurrency {
  if (customer?.currency) return customer.currency
  if (customer?.billing) return currencyIn(customer.billing.country)
  if (firstStore === null) return 'EUR'
  return isSold(firstStore) ? firstStore : 'USD'
}

/** Currency and tax with which plans are offered to a person. */
export async function offerFor(
  queries: Queries,
  personId: string,
  customer: CustomerRow | undefined,
  seller: string,
): Promise<{ currency: PlanCurrency; tax: Tax }> {
  const first = await customersRepository(queries).firstCurrency(personId)
  const billing: BillingDetails | null = customer?.billing ?? null
  return { currency: currencyFor(customer, first), tax: taxFor(billing, seller) }
}
