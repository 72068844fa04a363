export interface NumberRange {
  min: number
  max?: number | undefined
}

/**
 * What somebody meant by typing this: digits, with the blanks and points that people group them by.
 * @returns the number, `null` for nothing, `undefined` when it is no whole number (then the key is not taken)
 */
export function typedNumber(text: string): number | null | undefined {
  const plain = text.replace(/[\s.,'’]/g, '')
  if (plain === '') return null
  if (!/^-?\d{1,15}$/.test(plain)) return undefined
  return Number(plain)
}

/** The number that is `by` away, never outside the range; from nothing one starts at the lower end. */
export function step(value: number | null, by: number, { min, max = Number.MAX_SAFE_INTEGER }: NumberRange): number {
  return Math.min(max, Math.max(min, value === null ? min : value + by))
}
