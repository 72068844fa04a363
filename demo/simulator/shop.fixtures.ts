import type { ShopGoods } from './index.ts'
import type { ShopCollection, ShopProduct } from './shop/index.ts'

export const account = { account: 'teststore', key: 'vtexappkey-teststore-ABCDEF', secret: 'a-secret-of-tests' }

/** The clock on the wall of tests. */
export const noon = { now: () => new Date('2026-11-20T12:00:00Z') }

/** What stands in the one collection of a simulator that is killed. */
export const collection: ShopCollection = {
  id: 137,
  name: 'All',
  searchable: true,
  from: '2026-01-01T09:00:00.000Z',
  to: '2069-12-31T23:59:00.000Z',
  products: [1000, 1001, 1002, 1003, 1004],
}

/** A shop of two departments with two categories each; `count` products spread over them, scores in gaps of 100. */
export function smallShop(count: number): ShopGoods {
  const categories = [11, 12, 21, 22].map((id) => ({ id, name: `Category ${id}`, departmentId: Math.floor(id / 10) }))
  const products = Array.from({ length: count }, (_, index): ShopProduct => {
    const id = 1000 + index
    return {
      id,
      skuId: 50_000 + index,
      reference: `R${index}`,
      name: `Product ${index}`,
      categoryId: categories[index % categories.length]?.id ?? 11,
      brandId: 2000 + (index % 3),
      price: 100 + index,
      listPrice: index % 4 === 0 ? 200 + index : null,
      stock: index % 5,
      releasedOn: '2026-01-15',
      score: (index + 1) * 100,
      active: true,
      visible: true,
      picture: { kind: 'mug', colours: [], pattern: null, text: null },
    }
  })
  return {
    departments: [
      { id: 1, name: 'Department 1' },
      { id: 2, name: 'Department 2' },
    ],
    categories,
    brands: [2000, 2001, 2002].map((id) => ({ id, name: `Brand ${id}` })),
    products,
  }
}
