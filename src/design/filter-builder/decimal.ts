/** How a language writes the fraction of a number. */
const pointIn = (language: string): string =>
  new Intl.NumberFormat(language).formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ?? '.'

/**
 * A written amount in smallest units: comma and point both part the fraction, and whatever groups digits is passed over.
 * @returns null for nothing, undefined for what is no number
 */
export function readDecimal(written: string, digits: number): number | null | undefined {
  const text = written.replaceAll(/[\s\u00a0]/g, '')
  if (text === '') return null
  const parts = /^(\d[\d.,]*?)(?:[.,](\d*))?$/.exec(text)
  if (!parts) return undefined
  const [, whole = '', fraction = ''] = parts
  const groups = digits === 0 || fraction.length > digits
  const kept = groups ? `${whole}${fraction}` : whole
  const number = Number(kept.replaceAll(/[.,]/g, ''))
  return Math.round(number * 10 ** digits + (groups ? 0 : Number(fraction.padEnd(digits, '0'))))
}

/** An amount in smallest units as somebody would write it into a field. */
export function writeDecimal(amount: number | null, digits: number, language: string): string {
  if (amount === null) return ''
  if (digits === 0 || amount % 10 ** digits === 0) return String(amount / 10 ** digits)
  return (amount / 10 ** digits).toFixed(digits).replace('.', pointIn(language))
}
