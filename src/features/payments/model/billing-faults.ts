import type { BillingDetails } from '../../../../contract/index.ts'

/** Before anything is typed. */
export const noBilling: BillingDetails = { name: '', country: '', address: '', taxId: '', invoiceEmail: '' }

/** Characters of an address. */
export const mostAddress = 300

const taxId = /^([A-Za-z0-9./ -]{4,24})?$/
const email = /^(\S+@\S+)?$/

/** The fields that cannot be taken as they are; whether a tax number is real, the server knows. */
export function billingFaults(typed: BillingDetails): readonly (keyof BillingDetails)[] {
  const faults: (keyof BillingDetails)[] = []
  if (typed.name.trim() === '') faults.push('name')
  if (typed.country === '') faults.push('country')
  // The field counts what is too much by itself.
  if (typed.address.length > mostAddress) faults.push('address')
  if (!taxId.test(typed.taxId)) faults.push('taxId')
  if (!email.test(typed.invoiceEmail)) faults.push('invoiceEmail')
  return faults
}
