import { categories, products } from '../shop/index.ts'

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

/** What the store holds as of now. */
export const held = { products: sum(categories.map((category) => category.products)), categories: categories.length, collections: 4 }

export const categoryOptions = categories.map(({ id, name, department }) => ({ value: `${id}`, label: name, detail: department }))
export const productsIn = (ids: readonly string[]): number => sum(categories.filter(({ id }) => ids.includes(`${id}`)).map((category) => category.products))

/** The collections of the store, in its own language. */
export const collections = [
  { value: 'retrospot', label: 'Retrospot', products: 74 },
  { value: 'christmas', label: 'Christmas Gifts', products: 212 },
  { value: 'under-two', label: 'Under £2', products: 388 },
  { value: 'vintage', label: 'Vintage', products: 131 },
]

/** What the last synchronisation changed, of products of the real shop. */
export const kinds = ['new', 'gone', 'moved', 'price', 'stock'] as const
export type ChangeKind = (typeof kinds)[number]

export interface CatalogueChange {
  id: number
  kind: ChangeKind
  name: string
  reference: string
  imageUrl: string
  category: string
  /** What it was, where it is told; money in pence. */
  was: string | number | null
  is: string | number | null
}

const newest = [...products].sort((a, b) => a.age - b.age).slice(0, 6)
const gone = products.filter(({ units, stock }) => units[2] === 0 && stock <= 1).slice(0, 3)
const cheaper = products.filter(({ listPrice }) => listPrice !== null).slice(0, 5)
const soldOut = products.filter(({ stock, units }) => stock <= 0 && units[0] > 0).slice(0, 4)
const strayed = products.filter(({ category, units }) => category === 'T-Light Holders' && units[1] > 0).slice(20, 22)

const row = (kind: ChangeKind, { id, name, reference, imageUrl, category }: (typeof products)[number], was: CatalogueChange['was'], is: CatalogueChange['is']): CatalogueChange => ({ id, kind, name, reference, imageUrl, category, was, is })

export const changes: readonly CatalogueChange[] = [
  ...newest.map((product) => row('new', product, null, product.category)),
  ...gone.map((product) => row('gone', product, product.category, null)),
  ...strayed.map((product) => row('moved', product, 'Decorations & Wall Art', product.category)),
  ...cheaper.map((product) => row('price', product, product.listPrice, product.price)),
  ...soldOut.map((product) => row('stock', product, product.units[0], 0)),
].filter((change, nth, all) => all.findIndex(({ id }) => id === change.id) === nth)

export const countOf = (kind: ChangeKind): number => changes.filter((change) => change.kind === kind).length

/** A synchronisation that has ended. */
export interface PastSynchronisation {
  id: string
  scope: 'everything' | 'categories' | 'collections' | 'collection'
  at: string
  seconds: number
  products: number
  changed: number
  state: 'done' | 'faulty' | 'cancelled'
}

export const history: readonly PastSynchronisation[] = [
  { id: 's6', scope: 'everything', at: '2026-11-21T05:00:00Z', seconds: 74, products: held.products, changed: changes.length, state: 'done' },
  { id: 's5', scope: 'categories', at: '2026-11-20T16:12:00Z', seconds: 9, products: productsIn(['101', '108']), changed: 4, state: 'done' },
  { id: 's4', scope: 'everything', at: '2026-11-20T05:00:00Z', seconds: 81, products: held.products, changed: 37, state: 'done' },
  { id: 's3', scope: 'collection', at: '2026-11-19T12:40:00Z', seconds: 5, products: 212, changed: 12, state: 'done' },
  { id: 's2', scope: 'everything', at: '2026-11-19T05:00:00Z', seconds: 312, products: held.products - 41, changed: 22, state: 'faulty' },
  { id: 's1', scope: 'collections', at: '2026-11-18T09:30:00Z', seconds: 3, products: 190, changed: 0, state: 'cancelled' },
]
