import { currencyDigits } from '../../../../contract/index.ts'

/** An amount as people type it ("12,50", "12.5", "1200"), in the smallest unit of its currency; null where it is none. */
export function typedAmount(text: string, currency: string): number | null {
  const digits = currencyDigits(currency)
  const match = /^(\d{1,8})(?:[.,](\d+))?$/.exec(text.trim())
  if (!match) return null
  const [, whole = '', part = ''] = match
  if (part.length > digits) return null
  return Number(whole) * 10 ** digits + Number(part.padEnd(digits, '0') || '0')
}
