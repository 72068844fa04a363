import type { Rows } from './boosted-trees.ts'

/** Lists of products as rows of features; list i has the rows `from[i]` up to `from[i + 1]`. */
export interface ListRows extends Rows {
  from: Int32Array
}

/** A logit over the products of a list: the share of a product is in proportion to exp(weights · features). */
export interface ListLogit {
  mean: Float64Array
  spread: Float64Array
  /** Of the features as they stand, first mean and spread taken off. */
  weights: Float64Array
}

const mostSteps = 25

/**
 * Finds the weights under which the shares that came are the likeliest, drawn to the first feature alone with a weight
 * of 1. Newton's method: the loss is convex and there are few weights, so that some steps find the least exactly.
 * @param shares beside the rows; those of a list add up to 1, or to 0 where nothing was sold
 * @param width looks at the first features only
 * @param ridge how strongly the weights are drawn to where they begin
 */
export function fitListLogit(rows: ListRows, shares: Float64Array, width: number, ridge: number): ListLogit {
  const { mean, spread } = standardOf(rows, width)
  const begin = new Float64Array(width)
  begin[0] = spread[0]!
  let weights = begin
  let best = slopeAt(rows, shares, { mean, spread, weights }, { begin, ridge })
  for (let step = 0; step < mostSteps; step++) {
    const direction = solve(best.curvature, best.gradient)
    let next = best
    let tried = weights
    for (let length = 1; length > 1e-4; length /= 2) {
      tried = weights.map((weight, at) => weight - length * direction[at]!)
      next = slopeAt(rows, shares, { mean, spread, weights: tried }, { begin, ridge })
      if (next.loss < best.loss) break
    }
    if (!(next.loss < best.loss)) break
    const gained = best.loss - next.loss
    weights = tried
    best = next
    if (gained < 1e-7 * Math.abs(best.loss)) break
  }
  return { mean, spread, weights }
}

/** Logarithm of a row's share, but for what all rows of its list have in common. */
export function preferenceOf({ mean, spread, weights }: ListLogit, values: Float32Array, base: number): number {
  let sum = 0
  for (let at = 0; at < weights.length; at++) sum += (weights[at]! * (values[base + at]! - mean[at]!)) / spread[at]!
  return sum
}

function standardOf({ count, width: all, values }: Rows, width: number): { mean: Float64Array; spread: Float64Array } {
  const mean = new Float64Array(width)
  const spread = new Float64Array(width)
  for (let row = 0; row < count; row++) for (let at = 0; at < width; at++) mean[at]! += values[row * all + at]! / count
  for (let row = 0; row < count; row++) for (let at = 0; at < width; at++) spread[at]! += (values[row * all + at]! - mean[at]!) ** 2 / count
  for (let at = 0; at < width; at++) spread[at] = Math.sqrt(spread[at]!) || 1
  return { mean, spread }
}

/** Where weights are drawn to, and how strongly. */
interface Pull {
  begin: Float64Array
  ridge: number
}

interface Slope {
  loss: number
  gradient: Float64Array
  /** Row after row. */
  curvature: Float64Array
}

function slopeAt(rows: ListRows, shares: Float64Array, logit: ListLogit, { begin, ridge }: Pull): Slope {
  const { from, values, width: all } = rows
  const { mean, spread, weights } = logit
  const width = weights.length
  const gradient = new Float64Array(width)
  const curvature = new Float64Array(width * width)
  let loss = 0
  for (let at = 0; at < width; at++) {
    const away = weights[at]! - begin[at]!
    loss += ridge * away * away
    gradient[at] = 2 * ridge * away
    curvature[at * width + at] = 2 * ridge
  }
  const standard = new Float64Array(width)
  const middle = new Float64Array(width)
  for (let list = 0; list + 1 < from.length; list++) {
    const first = from[list]!
    const end = from[list + 1]!
    let sold = 0
    let highest = Number.NEGATIVE_INFINITY
    const preferences = new Float64Array(end - first)
    for (let row = first; row < end; row++) {
      sold += shares[row]!
      const preference = preferenceOf(logit, values, row * all)
      preferences[row - first] = preference
      highest = Math.max(highest, preference)
    }
    if (sold <= 0) continue
    let sum = 0
    for (const preference of preferences) sum += Math.exp(preference - highest)
    const whole = highest + Math.log(sum)
    middle.fill(0)
    for (let row = first; row < end; row++) {
      const logShare = preferences[row - first]! - whole
      const chance = Math.exp(logShare)
      const share = shares[row]!
      if (share > 0) loss -= share * logShare
      for (let at = 0; at < width; at++) {
        standard[at] = (values[row * all + at]! - mean[at]!) / spread[at]!
        gradient[at]! += (chance * sold - share) * standard[at]!
        middle[at]! += chance * standard[at]!
      }
      if (chance < 1e-9) continue
      for (let at = 0; at < width; at++) {
        const part = sold * chance * standard[at]!
        for (let other = 0; other <= at; other++) curvature[at * width + other]! += part * standard[other]!
      }
    }
    for (let at = 0; at < width; at++) {
      for (let other = 0; other <= at; other++) curvature[at * width + other]! -= sold * middle[at]! * middle[other]!
    }
  }
  return { loss, gradient, curvature }
}

/** Solves a symmetric system whose lower half is given, by Cholesky's method. */
function solve(matrix: Float64Array, right: Float64Array): Float64Array {
  const width = right.length
  const root = new Float64Array(width * width)
  for (let row = 0; row < width; row++) {
    for (let column = 0; column <= row; column++) {
      let sum = matrix[row * width + column]!
      for (let at = 0; at < column; at++) sum -= root[row * width + at]! * root[column * width + at]!
      root[row * width + column] = row === column ? Math.sqrt(Math.max(sum, 1e-12)) : sum / root[column * width + column]!
    }
  }
  const solution = right.slice()
  for (let row = 0; row < width; row++) {
    for (let at = 0; at < row; at++) solution[row]! -= root[row * width + at]! * solution[at]!
    solution[row]! /= root[row * width + row]!
  }
  for (let row = width - 1; row >= 0; row--) {
    for (let at = row + 1; at < width; at++) solution[row]! -= root[at * width + row]! * solution[at]!
    solution[row]! /= root[row * width + row]!
  }
  return solution
}
