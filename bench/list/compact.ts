import { type CompactProductList, noRules } from '../../contract/index.ts'
import type { Product } from './products.ts'

const numbered = (names: readonly string[]): { ids: number[]; known: { id: number; name: string }[] } => {
  const known = [...new Set(names)].map((name, at) => ({ id: at + 1, name }))
  const ids = new Map(known.map(({ id, name }) => [name, id]))
  return { ids: names.map((name) => ids.get(name)!), known }
}

/** The products as the server sends them: in columns. A few are pinned. */
export function compactOf(products: readonly Product[]): CompactProductList {
  const brands = numbered(products.map(({ brand }) => brand))
  const categories = numbered(products.map(({ category }) => category))
  const zero = products.map(() => 0)
  return {
    list: { kind: 'category', id: 7, name: 'Todo', routeBefore: '' },
    currency: 'GBP',
    timeZone: 'Europe/London',
    ordering: { version: 0, name: null, savedAt: null, savedBy: null, publishedVersion: null, publishedAt: null },
    sequence: null,
    pins: Array.from({ length: 10 }, (_, at) => ({ product: 5_000 * (at + 1), position: 3 + at * 4 })),
    rules: noRules,
    salesTo: '2026-11-20',
    brands: brands.known,
    categories: categories.known,
    overruled: [],
    content: {
      id: products.map(({ id }) => id),
      name: products.map(({ name }) => name),
      reference: products.map(({ reference }) => reference),
      brandId: brands.ids,
      categoryId: categories.ids,
      imageUrl: products.map(() => null),
      price: products.map(({ price }) => price),
      listPrice: products.map(() => null),
      stock: products.map(({ stock }) => stock),
      releasedOn: products.map(() => null),
      units7: zero,
      units30: products.map(({ units }) => units),
      units90: zero,
      revenue7: zero,
      revenue30: products.map(({ revenue }) => revenue),
      revenue90: zero,
      samaraScore: products.map(() => null),
      platformScore: zero,
    },
  }
}
