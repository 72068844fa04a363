/** Units that a list sells in a usual week, at the least: of one that sells less, a week says nothing. */
const fewest = 20
/** Weeks that say what is usual. */
export const usualWeeks = 8
/** The least share that it must have lost. */
const leastLoss = 0.3
const deviations = 2.5

/**
 * By how many hundredths a week fell below those before it, where that is more
 * than its usual range; null where it is not. `before` is the newest last.
 */
export function fellBy(before: readonly number[], week: number): number | null {
  if (before.length < usualWeeks) return null
  const mean = before.reduce((sum, value) => sum + value, 0) / before.length
  const spread = Math.sqrt(before.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (before.length - 1))
  // What is counted one by one varies at least by the root of its number.
  const usual = Math.max(spread, Math.sqrt(mean))
  if (mean < fewest || week >= mean - deviations * usual || week >= Math.min(...before) || week > mean * (1 - leastLoss)) return null
  return Math.round((1 - week / mean) * 100)
}

/** Minutes without an order that are worth a word at all. */
const leastGap = 30
/** Days whose gaps at the same hour must be known. */
export const gapDays = 56
const fewestDays = 28

/** How many minutes there was no order, where that is longer than on any day before at this hour; null where it is not. All in minutes. */
export function silentFor(gap: number, before: readonly number[]): number | null {
  if (before.length < fewestDays || gap < leastGap || gap <= Math.max(...before)) return null
  return Math.floor(gap)
}
