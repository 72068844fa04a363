import pMap from 'p-map'
import type { Http } from './http.ts'
import { read, readList } from './readers.ts'
import { searchWindow, windowsOf } from './windows.ts'

const together = 4

/** The SKUs of one product that are active; all where none is. Empty where there is no such product, or it has none. */
export async function readVariants(http: Http, product: number): Promise<number[]> {
  const answer = await http.send({ path: `/api/catalog_system/pvt/sku/stockkeepingunitByProductId/${product}`, right: 'skus' })
  if (answer.status === 404) return []
  const list = answer.status < 300 ? readList(answer.body) : null
  if (!list) throw http.fault(answer, `the variants of product ${product}`)
  const variants = list.flatMap((value) => read.variant(value) ?? [])
  const active = variants.filter(({ IsActive }) => IsActive !== false)
  return (active.length > 0 ? active : variants).map(({ Id }) => Number(Id))
}

/** The SKUs of many products: of those on sale 50 products a call, of the others one by one. A product without any is absent. */
export async function readVariantsOf(http: Http, products: readonly number[]): Promise<Map<number, number[]>> {
  const found = new Map<number, number[]>()
  await pMap(
    windowsOf(products, searchWindow),
    async (window) => {
      const query = { fq: window.map((id) => `productId:${id}`), _from: 0, _to: searchWindow - 1 }
      const answer = await http.send({ path: '/api/catalog_system/pub/products/search', query, right: 'search' })
      for (const value of (answer.status < 300 ? readList(answer.body) : null) ?? []) {
        const one = read.foundVariants(value)
        if (one && one.items.length > 0)
          found.set(
            Number(one.productId),
            one.items.map(({ itemId }) => Number(itemId)),
          )
      }
    },
    { concurrency: together },
  )
  await pMap(
    products.filter((product) => !found.has(product)),
    async (product) => {
      const variants = await readVariants(http, product)
      if (variants.length > 0) found.set(product, variants)
    },
    { concurrency: together },
  )
  return found
}
