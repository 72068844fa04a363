import { searchWords, type Sequence } from '../../../../contract/index.ts'
import type { ListTable } from './list-table.ts'

const none: Sequence = new Int32Array(0)

/**
 * Places, ascending from 0, of the products whose name, reference or id contains every word. A search without words finds nothing.
 * @param among the places to search. @default all
 */
export function hitsOf(list: ListTable, view: Sequence, requested: string, among?: Int32Array): Sequence {
  const words = searchWords(requested)
  if (words.length === 0) return none
  // The longest word is in the fewest texts.
  const marks = list.search.mark(words.sort((a, b) => b.length - a.length))
  const hits = new Int32Array(among?.length ?? view.length)
  let count = 0
  for (let at = 0; at < hits.length; at++) {
    const place = among ? among[at]! : at
    if (marks[list.rowOf(view[place]!)] === 1) hits[count++] = place
  }
  return hits.subarray(0, count)
}

/** The hit after (or before) the present one, around the ends; -1 where there is none. */
export function stepTo(hits: { readonly length: number }, present: number, by: 1 | -1): number {
  if (hits.length === 0) return -1
  return present < 0 ? (by === 1 ? 0 : hits.length - 1) : (present + by + hits.length) % hits.length
}

/** The index of the hit at a place; -1 where there is none. */
export function hitAt(hits: Int32Array, place: number): number {
  let low = 0
  let high = hits.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (hits[middle]! < place) low = middle + 1
    else high = middle
  }
  return hits[low] === place ? low : -1
}
