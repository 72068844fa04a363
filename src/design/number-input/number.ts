export interface NumberRange {
  min: number
  max?: number | undefined
}

/** Digits in groups of three, or without any signs, and a fraction behind them. */
const withFraction = /^\s*(-?\d{1,3}(?:[\s.,'’]\d{3})+|-?\d+)[.,](?!\d{3}\s*$)\d*\s*$/

/**
 * What somebody meant by typing this: digits, with the blanks and points that people group them by. Of a fraction it is the whole part.
 * @returns the number, `null` for nothing, `undefined` when it is no number (then the key is not taken)
 */
export function typedNumber(text: string): number | null | undefined {
  const plain = (withFraction.exec(text)?.[1] ?? text).replace(/[\s.,'’]/g, '')
  if (plain === '') return null
  if (!/^-?\d{1,15}$/.test(plain)) return undefined
  return Number(plain)
}

/** The number that is `by` away, never outside the range; from nothing one starts at the lower end. */
export function step(value: number | null, by: number, { min, max = Number.MAX_SAFE_INTEGER }: NumberRange): number {
  return Math.min(max, Math.max(min, value === null ? min : value + by))
}
