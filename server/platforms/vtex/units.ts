const largestInteger = 2 ** 31 - 1

/**
 * An amount in currency units (the search's prices) in the smallest units. Shifts the decimal point in the text, because 8.95 × 100 is
 * 894.9999…. Null where there is no price: VTEX says 0 for that.
 */
export function minorUnits(amount: number | string | null | undefined, digits: number): number | null {
  const value = Number(amount ?? Number.NaN)
  if (!Number.isFinite(value) || value <= 0) return null
  const minor = Math.round(Number(`${value.toFixed(8)}e${digits}`))
  return minor > 0 && minor <= largestInteger ? minor : null
}

/** An amount of VTEX's orders, which are hundredths in every currency, in the smallest units of its currency. */
export const fromCents = (cents: number, digits: number): number => Math.round(Number(`${cents.toFixed(6)}e${digits - 2}`))
