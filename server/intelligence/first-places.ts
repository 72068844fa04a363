/** Rows with the highest scores, highest first; of equal ones the earlier row. A row without a score comes last. */
export function firstPlaces(scores: Float64Array, most: number): Int32Array {
  const rows = new Int32Array(Math.min(most, scores.length))
  const highest = new Float64Array(rows.length)
  let count = 0
  for (let row = 0; row < scores.length; row++) {
    const score = Number.isNaN(scores[row]!) ? Number.NEGATIVE_INFINITY : scores[row]!
    if (count === rows.length && !(score > highest[count - 1]!)) continue
    let place = count < rows.length ? count++ : count - 1
    while (place > 0 && highest[place - 1]! < score) {
      highest[place] = highest[place - 1]!
      rows[place] = rows[place - 1]!
      place--
    }
    highest[place] = score
    rows[place] = row
  }
  return rows
}

/** How much of all amounts the first places hold, for each depth; the amounts must not be nothing altogether. */
export function sharesOfFirst(places: Int32Array, amounts: Float64Array, depths: readonly number[]): number[] {
  let all = 0
  for (const amount of amounts) all += amount
  return depths.map((depth) => {
    let held = 0
    for (let place = 0; place < Math.min(depth, places.length); place++) held += amounts[places[place]!]!
    return Math.min(held / all, 1)
  })
}
