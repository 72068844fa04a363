/** Lower case without accents, so that "jarron" finds "Jarrón". */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()

/** A list made ready to be searched: one plain text per product. */
export type SearchIndex = ReadonlyMap<number, string>

export const indexOf = (rows: readonly { id: number; name: string; reference: string }[]): SearchIndex =>
  new Map(rows.map(({ id, name, reference }) => [id, plain(`${name} ${reference} ${id}`)]))

/** Places, ascending from 0, of the products that hold every word. Nothing asked finds nothing. */
export function hitsOf(order: readonly number[], index: SearchIndex, asked: string): number[] {
  const words = plain(asked).split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  const hits: number[] = []
  order.forEach((product, place) => {
    const text = index.get(product)
    if (text !== undefined && words.every((word) => text.includes(word))) hits.push(place)
  })
  return hits
}

/** The hit after (or before) the present one, around the ends; -1 where there is none. */
export function stepTo(hits: readonly number[], present: number, by: 1 | -1): number {
  if (hits.length === 0) return -1
  return present < 0 ? (by === 1 ? 0 : hits.length - 1) : (present + by + hits.length) % hits.length
}
