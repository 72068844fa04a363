/**
 * A shop of 100 000 products in one category, whose prices, discounts, stock, ages and sales are spread like those of the shop on board:
 * every product is a variation of a real one. The same seed gives the same shop. Pure.
 */
import type { ShopGoods } from '../../demo/simulator/index.ts'
import type { Shop, ShopProduct } from '../../demo/simulator/shop/index.ts'
import { type Random, randomOf } from './seeded-random.ts'
import { largeSales, type LargeSales } from './large-sales.ts'
import { brandNames, createNames } from './names.ts'

/** Numbers far from those of the shop on board. */
const first = {
  department: 900_001,
  category: 900_002,
  sub: 900_100,
  brand: 910_000,
  product: 1_000_001,
  sku: 2_000_001,
  collection: 900_500,
}

/** The one category that holds everything. */
export const largeCategory = first.category

export interface LargeShopOptions {
  /** The shop on board, on the morning of the day that the large one is made for. */
  shop: Shop
  /** @default 100 000 */
  products?: number
  /** Sale lines by day and product, about. @default 11 for each product */
  saleLines?: number
  /** @default 4 */
  seed?: number
}

export interface LargeShop {
  goods: ShopGoods & Required<Pick<ShopGoods, 'collections'>>
  sales: LargeSales
}

/** Makes the large shop. */
export function largeShop({ shop, products: count = 100_000, saleLines = count * 11, seed = 4 }: LargeShopOptions): LargeShop {
  const random = randomOf(seed)
  const brands = brandNames(random).map((name, at) => ({ id: first.brand + at, name }))
  const subOf = new Map(shop.categories.map(({ id, departmentId }) => [id, first.sub + departmentId]))
  const nameOf = createNames(random)
  const sources = Array.from({ length: count }, (_, at) => (at < shop.products.length ? at : random.below(shop.products.length)))
  const products = sources.map((source, at) =>
    vary(shop.products[source]!, at, { random, brand: first.brand + zipf(random, brands.length), subOf, nameOf }),
  )
  const sales = largeSales({ shop, products, sources, lines: saleLines, random })
  rank(products, sales, random)
  const byScore = [...products].sort((a, b) => b.score - a.score)
  const always = { searchable: true, from: `${shop.sales.firstDay}T09:00:00.000Z`, to: '2069-12-31T23:59:00.000Z' }
  return {
    goods: {
      departments: [{ id: first.department, name: 'Home & Gifts' }],
      categories: [
        { id: first.category, name: 'Everything for home', departmentId: first.department },
        ...shop.departments.map(({ id, name }) => ({ id: first.sub + id, name, departmentId: first.department, parentId: first.category })),
      ],
      brands,
      products,
      collections: [
        { id: first.collection, name: 'Two thousand favourites', ...always, products: byScore.slice(0, 2_000).map(({ id }) => id) },
        {
          id: first.collection + 1,
          name: 'Reduced',
          ...always,
          products: byScore
            .filter(({ listPrice, stock }) => listPrice !== null && stock > 0)
            .slice(0, 500)
            .map(({ id }) => id),
        },
      ],
    },
    sales,
  }
}

interface Varying {
  random: Random
  brand: number
  subOf: ReadonlyMap<number, number>
  nameOf(name: string): string
}

/** Prices end as people write them: on 5, or on 99 above ten. */
const asPrice = (pence: number): number => (pence < 1_000 ? Math.max(5, Math.round(pence / 5) * 5) : Math.round(pence / 100) * 100 - 1)

function vary(source: ShopProduct, at: number, { random, brand, subOf, nameOf }: Varying): ShopProduct {
  const price = asPrice(source.price * Math.exp(0.25 * random.around()))
  const reduction = source.listPrice === null ? null : source.listPrice / source.price
  const listPrice = reduction === null ? null : Math.max(price + 5, asPrice(price * reduction))
  return {
    id: first.product + at,
    skuId: first.sku + at,
    reference: `${source.reference}-${at.toString(36).toUpperCase().padStart(4, '0')}`,
    name: nameOf(source.name),
    categoryId: subOf.get(source.categoryId)!,
    brandId: brand,
    price,
    listPrice,
    // Sold out stays sold out; what there is, there is about as much of.
    stock: source.stock === 0 ? 0 : Math.max(1, Math.round(source.stock * Math.exp(0.5 * random.around()))),
    releasedOn: source.releasedOn,
    score: 0,
    active: true,
    visible: true,
    picture: source.picture,
    pictureOf: source.id,
  }
}

/** A place whose chance falls with its number, as the sizes of brands do. */
function zipf(random: Random, places: number): number {
  return Math.min(places - 1, Math.floor(Math.exp(random.next() * Math.log(places + 1))) - 1)
}

/** Gives products the platform's scores: what sold more stands higher, roughly, as a shop that nobody has put in order for a while. */
function rank(products: ShopProduct[], { product, revenue }: LargeSales, random: Random): void {
  const score = new Map(products.map(({ id }) => [id, Math.exp(random.around())]))
  product.forEach((id, line) => score.set(id, score.get(id)! + revenue[line]! * 0.01))
  const noisy = products.map((each) => ({ each, score: score.get(each.id)! * Math.exp(1.2 * random.around()) }))
  noisy.sort((a, b) => a.score - b.score || a.each.id - b.each.id).forEach(({ each }, at) => (each.score = (at + 1) * 100))
}
