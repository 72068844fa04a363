import { askTwice } from './ask-twice.ts'
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
  /** Rows of it that nobody could make sense of. */
  unreadable: number
}

/**
 * Reads every product number from row `start` (from 1) on, 250 rows a call. The rows may move while we read: numbers are listed once, the
 * last `total` counts, and two equal pages in a row or a page too many end it. A page of nonsense is asked for again,
 * then reported as such, and the next one is read; two of them in a row are a fault. `odd` hears what did not add up.
 */
export async function* readProductIds(
  http: Http,
  { from: start = 1, category }: { from?: number; category?: number },
  odd: (what: string, more: object) => void,
): AsyncGenerator<ProductIdsPage> {
  const seen = new Set<number>()
  let before = ''
  let total = 0
  let lost = false
  for (let page = 0; ; page += 1) {
    if (page === mostPages) {
      odd('the product numbers do not end', { pages: page, seen: seen.size, total })
      return
    }
    const from = start + page * idsWindow
    const to = from + idsWindow - 1
    const query = { ...(category === undefined ? {} : { categoryId: category }), _from: from, _to: to }
    const call = { path: '/api/catalog_system/pvt/products/GetProductAndSkuIds', query, right: 'productIds' } as const
    const { made: body, answer } = await askTwice(http, call, read.idsPage)
    if (!body) {
      if (answer.status >= 300 || lost) throw http.fault(answer, 'a page of product numbers')
      lost = true
      odd('a page of product numbers that makes no sense', { from })
      yield { ids: [], total, next: to + 1, unreadable: total === 0 ? idsWindow : Math.max(0, Math.min(idsWindow, total - from + 1)) }
      if (total > 0 && to >= total) break
      continue
    }
    lost = false
    total = Number(body.range.total)
    const ids = Object.keys(body.data ?? {})
      .filter((id) => /^\d{1,15}$/.test(id))
      .map(Number)
    const now = ids.join()
    if (ids.length > 0 && now === before) {
      odd('two equal pages of product numbers', { from, seen: seen.size, total })
      return
    }
    before = now
    const fresh = ids.filter((id) => !seen.has(id))
    for (const id of fresh) seen.add(id)
    if (fresh.length > 0) yield { ids: fresh, total, next: to + 1, unreadable: 0 }
    if (ids.length === 0 || to >= total) break
  }
  if (start === 1 && seen.size !== total) odd('other product numbers than VTEX counts', { seen: seen.size, total })
}
