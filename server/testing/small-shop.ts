import type { ShopGoods } from '../../demo/simulator/index.ts'
import { small } from './small-catalogue.ts'

/** The small catalogue as the simulator's shop. */
export const smallShop = (): Promise<ShopGoods> =>
  Promise.resolve({
    departments: [{ id: small.kitchen, name: 'Kitchen' }],
    categories: [
      { id: small.mugs, name: 'Mugs', departmentId: small.kitchen },
      { id: small.plates, name: 'Plates', departmentId: small.kitchen },
      { id: small.empty, name: 'Trays', departmentId: small.kitchen },
    ],
    brands: [
      { id: 1, name: 'Regency' },
      { id: 2, name: 'Retrospot' },
    ],
    products: [...small.mugProducts, ...small.plateProducts].map((id) => ({
      id,
      skuId: id * 10,
      reference: `R${id}`,
      name: `Product ${id}`,
      categoryId: id < 200 ? small.mugs : small.plates,
      brandId: 1 + (id % 2),
      price: 500,
      listPrice: null,
      stock: 7,
      releasedOn: '2026-01-05',
      score: 2000 - id * 2,
      active: true,
      visible: true,
      picture: { kind: 'mug', colours: [], pattern: null, text: null },
    })),
  } as ShopGoods)
