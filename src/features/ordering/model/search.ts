import { plainText, type Sequence } from '../../../../contract/index.ts'
import type { ListTable } from './list-table.ts'

const none: Sequence = new Int32Array(0)

/** The words that are looked for. */
export const wordsOf = (requested: string): string[] => plainText(requested).split(/\s+/).filter(Boolean)

/**
 * Places, ascending from 0, of the products whose name, reference or id holds every word. Nothing asked finds nothing.
 * @param among the places to look at; all of them without it
 */
export function hitsOf(list: ListTable, view: Sequence, requested: string, among?: Int32Array): Sequence {
  const words = wordsOf(requested)
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

/** Which of the hits stands at a place; -1 where none does. */
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
