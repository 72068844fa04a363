import type { OrderingState, ProductList, ProductRow } from '../../../contract/index.ts'

const kinds = ['Taza esmaltada', 'Jarrón de cristal', 'Bolsa de algodón', 'Guirnalda de papel', 'Vela aromática', 'Caja de metal', 'Corazón de mimbre', 'Posavasos de corcho']
const colours = ['rojo', 'azul', 'verde menta', 'crema', 'rosa', 'negro', 'lunares']

const row = (at: number): ProductRow => ({
  id: 1_000 + at,
  name: `${kinds[at % kinds.length]} ${colours[(at * 3) % colours.length]}`,
  reference: `R-${85_000 + at * 7}`,
  brand: 'Semilla',
  category: 'Tazas',
  imageUrl: null,
  price: at % 11 === 5 ? null : 195 + ((at * 137) % 1_400),
  listPrice: at % 6 === 2 ? 2_295 : null,
  stock: at % 7 === 4 ? 0 : (at * 31) % 400,
  releasedOn: '2025-03-02',
  units30: at % 9 === 6 ? 0 : (at * 53) % 900,
  revenue30: at % 9 === 6 ? 0 : ((at * 53) % 900) * 295,
  score: 9_900 - at * 70,
})

export const ordering: OrderingState = {
  version: 3, name: null, savedAt: '2026-11-20T08:10:00Z', savedBy: 'Ana Ruiz', publishedVersion: 2, publishedAt: '2026-11-19T17:02:00Z',
}

/** A category for stories. */
export const list: ProductList = {
  category: { idcategoria: 7, namecategory: 'Tazas', routebefore: 'Cocina y mesa' },
  currency: 'EUR',
  ordering,
  salesFrom: '2026-10-21',
  salesTo: '2026-11-19',
  content: Array.from({ length: 60 }, (_, at) => row(at)),
}

export const rows: ReadonlyMap<number, ProductRow> = new Map(list.content.map((product) => [product.id, product]))
export const order: readonly number[] = list.content.map(({ id }) => id)
/** The instant at which the stories happen. */
export const now = Date.UTC(2026, 10, 20, 9, 30, 0)
