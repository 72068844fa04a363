import shop from '../../stories/screens/shop/shop.json'

/** A product as both sides of the benchmark hold it. Money in pence. */
export interface Product {
  id: number
  name: string
  reference: string
  brand: string
  category: string
  price: number
  stock: number
  units: number
  revenue: number
}

/** How many there are. */
export const count = 100_000

/** Numbers from 0 to 1 that look like chance and are the same in every run (mulberry32). */
function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Products as a real shop has them: its names, brands, categories and prices again and again; few sell much, many sell nothing. */
export function makeProducts(): Product[] {
  const next = random(2026)
  return Array.from({ length: count }, (_, at): Product => {
    const model = shop.products[at % shop.products.length]!
    const round = Math.floor(at / shop.products.length)
    const price = Math.max(25, Math.round((model.price * (0.7 + next() * 0.6)) / 5) * 5)
    const units = next() < 0.4 ? 0 : Math.round(3 / (1 - next() * 0.998))
    return {
      id: at + 1,
      name: round === 0 ? model.name : `${model.name} ${round + 1}`,
      reference: `${model.reference}-${round}`,
      brand: model.brand,
      category: model.category,
      price,
      stock: next() < 0.12 ? 0 : Math.floor(next() * 400),
      units,
      revenue: units * price,
    }
  })
}

const money = new Intl.NumberFormat('es', { style: 'currency', currency: 'GBP', currencyDisplay: 'narrowSymbol' })
const number = new Intl.NumberFormat('es', { useGrouping: 'always' })

/** The columns of both sides: what stands above, how wide, and what a cell says. */
export const columns: readonly { id: string; header: string; width: number; text: (product: Product) => string }[] = [
  { id: 'name', header: 'Producto', width: 280, text: ({ name }) => name },
  { id: 'reference', header: 'Referencia', width: 110, text: ({ reference }) => reference },
  { id: 'brand', header: 'Marca', width: 120, text: ({ brand }) => brand },
  { id: 'category', header: 'Categoría', width: 150, text: ({ category }) => category },
  { id: 'price', header: 'Precio', width: 100, text: ({ price }) => money.format(price / 100) },
  { id: 'stock', header: 'Existencias', width: 100, text: ({ stock }) => number.format(stock) },
  { id: 'units', header: 'Unidades 30 d', width: 110, text: ({ units }) => number.format(units) },
  { id: 'revenue', header: 'Ingresos 30 d', width: 120, text: ({ revenue }) => money.format(revenue / 100) },
]

/** Height of a row on both sides, in pixels. */
export const rowHeight = 48
