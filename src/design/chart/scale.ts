/** Where the axis begins and ends, and the values that are written at it. */
export interface Scale {
  low: number
  high: number
  ticks: readonly number[]
}

const steps = [1, 2, 2.5, 5, 10]

/**
 * A scale with round numbers that holds zero and all values.
 * @param values what is drawn
 * @param most how many spaces there may be between the written values
 * @param smallest the smallest step that means anything: 1 for pieces, 100 for pence written in pounds
 */
export function scaleOf(values: readonly number[], most: number, smallest = 1): Scale {
  const min = values.reduce((low, value) => Math.min(low, value), 0)
  const max = values.reduce((high, value) => Math.max(high, value), 0)
  if (min === max) return { low: 0, high: smallest * 2, ticks: [0, smallest, smallest * 2] }
  const rough = (max - min) / most
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = Math.max(smallest, (steps.find((candidate) => candidate * power >= rough) ?? 10) * power)
  const first = Math.floor(min / step + 1e-9)
  const last = Math.ceil(max / step - 1e-9)
  const ticks = Array.from({ length: last - first + 1 }, (_, at) => round((first + at) * step))
  return { low: round(first * step), high: round(last * step), ticks }
}

/** 0 at the floor, 1 at the top. */
export const heightOf = (value: number, { low, high }: Scale): number => (value - low) / (high - low)

const round = (value: number): number => Number(value.toPrecision(12))
