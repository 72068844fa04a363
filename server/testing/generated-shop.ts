import type { Platform, PlatformProduct } from '../platforms/platform.ts'
import { fakeShop } from './fake-shop.ts'

const idsPerPage = 250
const categories = 500
const brands = 400

/** A platform with any number of products, all worked out when they are asked for: nothing of it is held in memory. */
export function generatedShop(count: number): Platform & { callCount: () => number } {
  let calls = 0
  const product = (id: number): PlatformProduct => ({
    id,
    name: `Product ${id} with a name as long as names of products are`,
    reference: `REF-${id}`,
    categoryId: 1 + (id % categories),
    brandId: 1 + (id % brands),
    releasedOn: '2026-01-05',
    score: 1_000_000 - id,
    active: true,
  })
  return {
    ...fakeShop(),
    callsPerSecond: 1_000,
    callCount: () => calls,
    checkCredential: () => Promise.resolve({ currency: 'EUR', timeZone: 'Europe/Madrid' }),
    categoryTree: () =>
      Promise.resolve(Array.from({ length: categories }, (_, nth) => ({ id: nth + 1, name: `Category ${nth + 1}`, children: [] }))),
    brands: () => Promise.resolve(Array.from({ length: brands }, (_, nth) => ({ id: nth + 1, name: `Brand ${nth + 1}` }))),
    scoreShares: () => Promise.resolve({ category: new Map(), brand: new Map() }),
    async *productIds({ from = 1 } = {}) {
      for (let next = from; next <= count; next += idsPerPage) {
        calls++
        yield {
          ids: Array.from({ length: Math.min(idsPerPage, count + 1 - next) }, (_, nth) => next + nth),
          total: count,
          next: next + idsPerPage,
          unreadable: 0,
        }
      }
    },
    offers(ids) {
      calls += Math.ceil(ids.length / 50)
      return Promise.resolve(
        ids.map((id) => ({
          ...product(id),
          imageUrl: `https://pictures.example/arquivos/ids/${id}`,
          price: 500 + (id % 9_000),
          listPrice: null,
          stock: id % 30,
          variants: 2,
          variantsInStock: id % 3,
          eans: [],
        })),
      )
    },
    product(id) {
      calls++
      return Promise.resolve(product(id))
    },
    collections: () => Promise.resolve([]),
  }
}
