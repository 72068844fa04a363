import type { ShopCollection } from './shop/index.ts'

/** Where a product stands in a collection. Lowest first; of equal ones the one that was set last is first. */
export interface Place {
  product: number
  position: number
  /** Counts up with every position that is set. */
  turn: number
}

/** A collection as an account keeps it. */
export interface VtexCollection {
  id: number
  name: string
  description: string | null
  searchable: boolean
  highlight: boolean
  /** Instants in ISO 8601. */
  from: string
  to: string
  /** By product. */
  places: Map<number, Place>
  /** Came by file and does not show before the collection is saved again. */
  unsaved: number[]
  /** Highest so far. */
  turn: number
}

/** What is written down of it. */
export type KeptCollection = Omit<VtexCollection, 'places'> & { places: [product: number, position: number, turn: number][] }

export const fromShop = ({ id, name, searchable, from, to, products }: ShopCollection): VtexCollection => ({
  id,
  name,
  description: null,
  searchable,
  highlight: false,
  from,
  to,
  places: new Map(products.map((product, index) => [product, { product, position: index + 1, turn: 0 }])),
  unsaved: [],
  turn: 0,
})

export const kept = ({ places, ...rest }: VtexCollection): KeptCollection => ({
  ...rest,
  places: [...places.values()].map(({ product, position, turn }) => [product, position, turn]),
})

/** Also reads what was written before collections could be changed. */
export function unkept(body: KeptCollection | ShopCollection): VtexCollection {
  if (!('places' in body)) return fromShop(body)
  return { ...body, places: new Map(body.places.map(([product, position, turn]) => [product, { product, position, turn }])) }
}

const orders = new WeakMap<ReadonlyMap<number, Place>, readonly Place[]>()

/** Everything that stands in it and shows, in its order. */
export function placesOf({ places, unsaved }: VtexCollection): readonly Place[] {
  const known = orders.get(places)
  if (known) return known
  const waiting = new Set(unsaved)
  const made = [...places.values()]
    .filter(({ product }) => !waiting.has(product))
    .sort((a, b) => a.position - b.position || b.turn - a.turn)
  orders.set(places, made)
  return made
}

/** Puts products behind all others, in this order; those that stand there already stay where they are. They show when it is saved again. */
export function inserted(collection: VtexCollection, products: readonly number[]): VtexCollection {
  const places = new Map(collection.places)
  const fresh = [...new Set(products)].filter((product) => !places.has(product))
  let last = [...places.values()].reduce((most, { position }) => Math.max(most, position), 0)
  for (const product of fresh) places.set(product, { product, position: (last += 1), turn: collection.turn })
  return { ...collection, places, unsaved: [...collection.unsaved, ...fresh] }
}

export function excluded(collection: VtexCollection, products: readonly number[]): VtexCollection {
  const places = new Map(collection.places)
  for (const product of products) places.delete(product)
  return { ...collection, places, unsaved: collection.unsaved.filter((product) => places.has(product)) }
}

/** Sets one number, and moves nobody else. */
export function positioned(collection: VtexCollection, product: number, position: number): VtexCollection {
  const turn = collection.turn + 1
  return { ...collection, turn, places: new Map(collection.places).set(product, { product, position, turn }) }
}
