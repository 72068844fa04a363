import type { ListReference } from '../../../contract/index.ts'

/** A list of the shop, with its products. */
export interface FuzzList {
  list: ListReference
  products: readonly number[]
}

const mugs = [101, 102, 103, 104, 105]
export const lists: readonly FuzzList[] = [
  { list: { kind: 'category', id: 11 }, products: mugs },
  { list: { kind: 'category', id: 12 }, products: [201, 202, 203] },
  { list: { kind: 'collection', id: 7 }, products: mugs },
]
