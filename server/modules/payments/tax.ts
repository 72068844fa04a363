import type { BillingDetails, Tax } from '../../../contract/index.ts'

/** Standard rates of value added tax in the European Union, in hundredths of a percent. */
const unionRates: Readonly<Record<string, number>> = {
  AT: 2_000,
  BE: 2_100,
  BG: 2_000,
  CY: 1_900,
  CZ: 2_100,
  DE: 1_900,
  DK: 2_500,
  EE: 2_400,
  ES: 2_100,
  FI: 2_550,
  FR: 2_000,
  GR: 2_400,
  HR: 2_500,
  HU: 2_700,
  IE: 2_300,
  IT: 2_200,
  LT: 2_100,
  LU: 1_700,
  LV: 2_100,
  MT: 1_800,
  NL: 2_100,
  PL: 2_300,
  PT: 2_300,
  RO: 2_100,
  SE: 2_500,
  SI: 2_200,
  SK: 2_300,
}

/** Forms of tax numbers; with or without the country before them. Other countries have any form. */
const taxIdForms: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BR: /^(\d{14}|\d{11})$/,
  DE: /^\d{9}$/,
  ES: /^[A-Z0-9]\d{7}[A-Z0-9]$/,
  FR: /^[A-Z0-9]{2}\d{9}$/,
  GB: /^(\d{9}|\d{12})$/,
  IT: /^\d{11}$/,
  MX: /^[A-ZÑ&]{3,4}\d{6}[A-Z0-9]{3}$/,
  NL: /^\d{9}B\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
}

/** A tax number without signs between its parts, and without its country. */
export function plainTaxId(country: string, taxId: string): string {
  const plain = taxId.toUpperCase().replaceAll(/[^A-Z0-9&]/g, '')
  return plain.startsWith(country) && plain.length > 6 ? plain.slice(2) : plain
}

/** Whether a tax number can be one of the country. */
export const isTaxId = (country: string, taxId: string): boolean =>
  taxId === '' || (taxIdForms[country] ?? /^[A-Z0-9&]{4,20}$/).test(plainTaxId(country, taxId))

/** The tax for a customer. In the Union companies of another country owe it themselves; outside of it none is charged. */
export function taxFor(billing: Pick<BillingDetails, 'country' | 'taxId'> | null, seller: string): Tax {
  const country = billing?.country ?? seller
  const sellerRate = unionRates[seller]
  if (sellerRate === undefined) return { kind: 'none', rate: 0 }
  const rate = unionRates[country]
  if (rate === undefined) return { kind: 'none', rate: 0 }
  if (country !== seller && billing !== null && billing.taxId !== '') return { kind: 'reverse', rate: 0 }
  return { kind: 'charged', rate }
}

/** Tax on an amount, to the nearest smallest unit, halves away from zero. */
export const taxOn = (net: number, { rate }: Tax): number => Math.sign(net) * Math.floor((Math.abs(net) * rate + 5_000) / 10_000)
