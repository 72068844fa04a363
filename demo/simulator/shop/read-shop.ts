import { readFile } from 'node:fs/promises'
import type { CatalogueFile } from './catalogue-file.ts'
import { collectionsOf } from './collections.ts'
import { addDays, daysBetween } from './days.ts'
import { unpackSales } from './sales-file.ts'
import type { Shop, ShopSales } from './shop.ts'

/**
 * The demo shop as it stands on the morning of `today` (YYYY-MM-DD, in London): its last sales are from yesterday, and every other day
 * keeps its distance from that one. Reads two files that ship with the product; no network. Throws a RangeError where `today` is not a day.
 */
export async function readShop(today: string): Promise<Shop> {
  const yesterday = addDays(today, -1)
  const [catalogueText, salesFile] = await Promise.all([
    readFile(new URL('./data/catalogue.json', import.meta.url), 'utf8'),
    readFile(new URL('./data/sales.bin.br', import.meta.url)),
  ])
  const catalogue = JSON.parse(catalogueText) as CatalogueFile
  const shift = daysBetween(catalogue.lastDay, yesterday)
  const products = catalogue.products.map((product) => ({ ...product, releasedOn: addDays(product.releasedOn, shift) }))
  const sales = readSales(salesFile, products, addDays(catalogue.firstDay, shift), yesterday)
  return {
    currency: 'GBP',
    timeZone: 'Europe/London',
    departments: catalogue.departments,
    categories: catalogue.categories,
    brands: catalogue.brands,
    products,
    collections: collectionsOf({ categories: catalogue.categories, products, sales }, today),
    sales,
  }
}

function readSales(file: Uint8Array, products: readonly { id: number }[], firstDay: string, lastDay: string): ShopSales {
  const { minute, place, units, price, order } = unpackSales(file)
  const numbers = Int32Array.from(products, (product) => product.id)
  const product = place.map((at) => {
    const number = numbers[at]
    if (number === undefined) throw new RangeError(`a sale line names place ${at}, where the catalogue has no product`)
    return number
  })
  const revenue = units.map((pieces, line) => pieces * (price[line] ?? 0))
  return { firstDay, lastDay, minute, product, units, revenue, order }
}
