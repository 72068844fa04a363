import type { Http } from './http.ts'
import { read } from './readers.ts'

/** VTEX gives no more at a time. */
export const idsWindow = 250
/** A million products: past that somebody answers in circles. */
const mostPages = 4000

export interface ProductIdsPage {
  ids: number[]
  total: number
  /** The row to go on from. */
  next: number
}

/**
 * Reads every product number from row `start` (from 1) on, 250 rows a call. The rows may move while we read: numbers are told once, the
 * last `total` counts, and two equal pages in a row or a page too many end it. `odd` hears what did not add up.
 */
export async function* readProductIds(
  http: Http,
  { from: start = 1, category }: { from?: number; category?: number },
  odd: (what: string, more: object) => void,
): AsyncGenerator<ProductIdsPage> {
  const told = new Set<number>()
  let before = ''
  let total = 0
  for (let page = 0; ; page += 1) {
    if (page === mostPages) {
      odd('the product numbers do not end', { pages: page, told: told.size, total })
      return
    }
    const from = start + page * idsWindow
    const to = from + idsWindow - 1
    const query = { ...(category === undefined ? {} : { categoryId: category }), _from: from, _to: to }
    const answer = await http.send({ path: '/api/catalog_system/pvt/products/GetProductAndSkuIds', query, right: 'productIds' })
    const body = answer.status < 300 ? read.idsPage(answer.body) : null
    if (!body) throw http.fault(answer, 'a page of product numbers')
    total = Number(body.range.total)
    const ids = Object.keys(body.data ?? {}).filter((id) => /^\d{1,15}$/.test(id)).map(Number)
    const now = ids.join()
    if (ids.length > 0 && now === before) {
      odd('two equal pages of product numbers', { from, told: told.size, total })
      return
    }
    before = now
    const fresh = ids.filter((id) => !told.has(id))
    for (const id of fresh) told.add(id)
    if (fresh.length > 0) yield { ids: fresh, total, next: to + 1 }
    if (ids.length === 0 || to >= total) break
  }
  if (start === 1 && told.size !== total) odd('other product numbers than VTEX counts', { told: told.size, total })
}
