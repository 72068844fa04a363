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

/** Pixels: about the width of a letter, and what stays free between two labels. */
const letter = 6.6
const gap = 12

/**
 * The labels that have room under an axis without touching each other: as many as can be at even steps.
 * @param labels of all points
 * @param width of the axis, in pixels
 */
export function labelsThatFit(labels: readonly string[], width: number, lying: Lying): readonly AxisLabel[] {
  if (width <= 0) return []
  const written = labels.map((label, at) => writtenAt(at, labels.length, label.length * letter, width, lying))
  for (let step = 1; step < labels.length; step++) {
    const chosen = written.filter((_, at) => at % step === 0)
    if (chosen.every(({ from }, nth) => nth === 0 || chosen[nth - 1]!.to + gap <= from)) return chosen.map(({ label }) => label)
  }
  return written.slice(0, 1).map(({ label }) => label)
}

/** A label, and from and to which pixel it is written: one that would stand out of the axis begins or ends with it. */
function writtenAt(at: number, count: number, long: number, width: number, lying: Lying): { label: AxisLabel; from: number; to: number } {
  const middle = placeOf(at, count, lying)
  const place = middle * width
  const align = place - long / 2 < 0 ? 'start' : place + long / 2 > width ? 'end' : 'middle'
  const from = { start: place, middle: place - long / 2, end: place - long }[align]
  return { label: { at, middle, align }, from, to: from + long }
}
