/**
 * How much of the whole each weight is, in whole percent that always add up to 100: what rounding leaves goes to the largest rests.
 * @returns zeros when nothing weighs anything
 */
export function shares(weights: readonly number[]): readonly number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  if (whole <= 0) return weights.map(() => 0)
  const exact = weights.map((weight) => (weight / whole) * 100)
  const floors = exact.map(Math.floor)
  const missing = 100 - floors.reduce((sum, share) => sum + share, 0)
  const largestRests = exact.map((share, at) => ({ at, rest: share - Math.floor(share) })).sort((a, b) => b.rest - a.rest)
  for (const { at } of largestRests.slice(0, missing)) floors[at]! += 1
  return floors
}
