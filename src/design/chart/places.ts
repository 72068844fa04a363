/** How points lie on the axis: each in a band of its own (bars), or from edge to edge (lines). */
export type Lying = 'bands' | 'edges'

/** Where a point lies, 0 at the left and 1 at the right. */
export function placeOf(at: number, count: number, lying: Lying): number {
  if (lying === 'bands' || count === 1) return (at + 0.5) / count
  return at / (count - 1)
}

/** Which point is nearest to a place. */
export function nearest(place: number, count: number, lying: Lying): number {
  const at = lying === 'bands' || count === 1 ? Math.floor(place * count) : Math.round(place * (count - 1))
  return Math.min(Math.max(at, 0), count - 1)
}

/** A label under the axis: which point it names, and from where to where it is written. */
export interface AxisLabel {
  at: number
  /** Its middle, 0 to 1. */
  middle: number
  align: 'start' | 'middle' | 'end'
}

const letter = 6.6
const gap = 12

/**
 * The labels that have room under an axis without touching each other, at even steps.
 * @param labels of all points
 * @param width of the axis, in pixels
 */
export function labelsThatFit(labels: readonly string[], width: number, lying: Lying): readonly AxisLabel[] {
  const count = labels.length
  if (count === 0 || width <= 0) return []
  const widest = labels.reduce((most, label) => Math.max(most, label.length * letter), 0)
  const space = Math.max(1, Math.floor(width / (widest * 1.5 + gap)))
  const step = Math.ceil(count / space)
  const chosen = Array.from({ length: Math.ceil(count / step) }, (_, at) => at * step)
  return chosen.map((at) => {
    const middle = placeOf(at, count, lying)
    const half = ((labels[at]?.length ?? 0) * letter) / 2 / width
    return { at, middle, align: middle - half < 0 ? 'start' : middle + half > 1 ? 'end' : 'middle' }
  })
}
