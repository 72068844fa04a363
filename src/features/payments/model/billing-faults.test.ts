import { describe, expect, it } from 'vitest'
import { billingFaults, noBilling } from './billing-faults.ts'
import { countries } from './countries.ts'

describe('billing details', () => {
  it('need a name and a country, and take nothing that no tax number or address can be', () => {
    expect(billingFaults(noBilling)).toEqual(['name', 'country'])
    const good = { name: 'Regalos de Ana S.L.', country: 'ES', address: '', taxId: 'B12345674', invoiceEmail: 'a@b.example' }
    expect(billingFaults(good)).toEqual([])
    expect(billingFaults({ ...good, taxId: 'B1', invoiceEmail: 'nobody' })).toEqual(['taxId', 'invoiceEmail'])
  })
  it('are of a country that has a name', () => {
    expect(new Set(countries).size).toBe(countries.length)
    const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
    expect(countries.filter((country) => names.of(country) === undefined)).toEqual([])
  })
})
