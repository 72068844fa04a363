/**
 * Finds the row of a product. Ids of products are usually consecutive, so an array indexed
 * by id is smaller and many times faster than a map; where they are not, a map is used.
 * @returns the row of an id; -1 where there is none
 */
export function rowIndex(ids: readonly number[]): (id: number) => number {
  let least = Infinity
  let most = -Infinity
  for (const id of ids) {
    if (id < least) least = id
    if (id > most) most = id
  }
  if (most - least < 16 * ids.length + 1_024) {
    const slots = new Int32Array(ids.length === 0 ? 0 : most - least + 1).fill(-1)
    ids.forEach((id, row) => (slots[id - least] = row))
    return (id) => slots[id - least] ?? -1
  }
  const rows = new Map(ids.map((id, row) => [id, row]))
  return (id) => rows.get(id) ?? -1
}
