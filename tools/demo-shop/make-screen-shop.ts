/**
 * Makes what the screens of Storybook show: products, categories and sales of the real shop, as they stood on one fixed day
 * (stories/screens/shop/).
 *
 *     node tools/demo-shop/make-screen-shop.ts
 *
 * The same shop gives the same bytes.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { picture, readShop, type ShopProduct } from '../../demo/simulator/shop/index.ts'

const today = '2026-11-21'
const listed = { category: 'Mugs', bestSellers: 60, others: ['Cake Stands', 'T-Light Holders'] }

const shop = await readShop(today)
const { minute, product, units, revenue, firstDay } = shop.sales
const daysOfSales = Math.round((Date.parse(today) - Date.parse(firstDay)) / 86_400_000)
const placeOf = new Map(shop.products.map(({ id }, at) => [id, at]))
const windows = [7, 30, 90] as const
const unitsIn = windows.map(() => new Int32Array(shop.products.length))
const revenueIn = windows.map(() => new Int32Array(shop.products.length))
const decayed = new Float64Array(shop.products.length)

for (let line = 0; line < minute.length; line++) {
  const day = Math.floor(minute[line]! / 1_440)
  const age = daysOfSales - day
  const at = placeOf.get(product[line]!)!
  windows.forEach((days, nth) => {
    if (age > days) return
    unitsIn[nth]![at]! += units[line]!
    revenueIn[nth]![at]! += revenue[line]!
  })
  decayed[at]! += revenue[line]! * 0.5 ** (age / 28)
}

const categoryOf = new Map(shop.categories.map((category) => [category.id, category]))
const brandOf = new Map(shop.brands.map(({ id, name }) => [id, name]))
const departmentOf = new Map(shop.departments.map(({ id, name }) => [id, name]))

/** 0 to 1 000: the share of its category's products that brought less, by revenue of late. */
function scoreOf(one: ShopProduct): number {
  const others = shop.products.filter(({ categoryId }) => categoryId === one.categoryId)
  const mine = decayed[placeOf.get(one.id)!]!
  return Math.round((others.filter(({ id }) => decayed[placeOf.get(id)!]! < mine).length / Math.max(1, others.length - 1)) * 1_000)
}

const bestFirst = [...shop.products].sort((a, b) => decayed[placeOf.get(b.id)!]! - decayed[placeOf.get(a.id)!]!)
const named = (name: string) => shop.products.filter(({ categoryId }) => categoryOf.get(categoryId)?.name === name)
const chosen = [...new Set([...named(listed.category), ...bestFirst.slice(0, listed.bestSellers), ...listed.others.flatMap(named)])]

const products = chosen.map((one) => {
  const at = placeOf.get(one.id)!
  return {
    id: one.id,
    reference: one.reference,
    name: one.name,
    brand: brandOf.get(one.brandId) ?? '',
    category: categoryOf.get(one.categoryId)?.name ?? '',
    price: one.price,
    listPrice: one.listPrice,
    stock: one.stock,
    age: Math.round((Date.parse(today) - Date.parse(one.releasedOn)) / 86_400_000),
    units: windows.map((_, nth) => unitsIn[nth]![at]!),
    revenue: windows.map((_, nth) => revenueIn[nth]![at]!),
    score: scoreOf(one),
  }
})

const categories = shop.categories.map(({ id, name, departmentId }) => {
  const own = shop.products.filter(({ categoryId }) => categoryId === id)
  return {
    id,
    name,
    department: departmentOf.get(departmentId) ?? '',
    products: own.length,
    soldOut: own.filter(({ stock }) => stock === 0).length,
    units: own.reduce((sum, one) => sum + unitsIn[1]![placeOf.get(one.id)!]!, 0),
    revenue: own.reduce((sum, one) => sum + revenueIn[1]![placeOf.get(one.id)!]!, 0),
  }
})

const folder = new URL('../../stories/screens/shop/', import.meta.url)
rmSync(new URL('pictures/', folder), { recursive: true, force: true })
mkdirSync(new URL('pictures/', folder), { recursive: true })
for (const one of chosen) writeFileSync(new URL(`pictures/${one.id}.svg`, folder), picture(one))
const lines = (entries: readonly unknown[]): string => `[\n${entries.map((entry) => `    ${JSON.stringify(entry)}`).join(',\n')}\n  ]`
writeFileSync(
  new URL('shop.json', folder),
  `{\n  "today": "${today}",\n  "products": ${lines(products)},\n  "categories": ${lines(categories)}\n}\n`,
)
console.log(`${products.length} products, ${categories.length} categories`)
