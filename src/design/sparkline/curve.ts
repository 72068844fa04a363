/** A curve in a box of 100 by 100, from the upper left corner; a gap where a value is missing. */
export interface Curve {
  /** The line, as the `d` of a path. */
  line: string
  /** The same, closed down to the floor. */
  area: string
  /** The last value's place; null without one. */
  last: { x: number; y: number } | null
}

type Point = readonly [x: number, y: number]

/** More points than this cannot be distinguished in a curve as small as a word. */
const most = 400

/** From the lowest to the highest of all that is drawn in one box; with `floor`, zero is in it. */
export function rangeOf(values: readonly (number | null)[], floor: boolean): readonly [low: number, high: number] {
  const known = values.filter((value) => value !== null)
  if (known.length === 0) return [0, 1]
  const first = floor ? 0 : (known[0] ?? 0)
  return [known.reduce((low, value) => Math.min(low, value), first), known.reduce((high, value) => Math.max(high, value), first)]
}

/** Every nth value, so that the first and the last stay. */
function thinned<Value>(values: readonly Value[]): readonly Value[] {
  if (values.length <= most) return values
  return Array.from({ length: most }, (_, at) => values[Math.round((at * (values.length - 1)) / (most - 1))] as Value)
}

/**
 * Draws values as a curve.
 * @param all from the first to the last, at even steps; null where nothing is known
 * @param range what lies at the floor and at the top; where both are the
 *   same, the curve runs through the middle, or on the floor when all is zero
 */
export function curveOf(all: readonly (number | null)[], [low, high]: readonly [number, number]): Curve {
  const values = thinned(all)
  const step = values.length > 1 ? 100 / (values.length - 1) : 0
  const even = high === 0 ? 100 : 50
  const heightOf = (value: number): number => (high === low ? even : 100 - ((value - low) / (high - low)) * 100)
  const runs: Point[][] = [[]]
  values.forEach((value, at) => {
    if (value === null) runs.push([])
    else runs.at(-1)?.push([round(at * step), round(heightOf(value))])
  })
  const drawn = runs.filter((run) => run.length > 0)
  const end = values.at(-1) === null ? undefined : drawn.at(-1)?.at(-1)
  return {
    line: drawn.map(lineOf).join(''),
    area: drawn.map((run) => `${lineOf(run)}V100H${run[0]?.[0] ?? 0}Z`).join(''),
    last: end ? { x: end[0], y: end[1] } : null,
  }
}

const lineOf = (run: readonly Point[]): string => run.map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${x} ${y}`).join('')

const round = (value: number): number => Math.round(value * 100) / 100
