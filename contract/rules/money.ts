/**
 * Decimals of a currency's smallest unit, ISO 4217. Not from `Intl`: runtimes differ (0 or 2 for COP), and stored amounts must not change
 * their meaning with one.
 */
const unlikeTwo: Readonly<Record<string, number>> = {
  BIF: 0,
  CLP: 0,
  DJF: 0,
  GNF: 0,
  ISK: 0,
  JPY: 0,
  KMF: 0,
  KRW: 0,
  PYG: 0,
  RWF: 0,
  UGX: 0,
  UYI: 0,
  VND: 0,
  VUV: 0,
  XAF: 0,
  XOF: 0,
  XPF: 0,
  BHD: 3,
  IQD: 3,
  JOD: 3,
  KWD: 3,
  LYD: 3,
  OMR: 3,
  TND: 3,
  CLF: 4,
  UYW: 4,
}

/** How many decimals amounts of this currency have: 100 minor units are 1.00 where it is 2. */
export const currencyDigits = (currency: string): number => unlikeTwo[currency.toUpperCase()] ?? 2
