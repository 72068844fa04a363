import type { Channel } from './credential.ts'
import type { Http } from './http.ts'
import { read, readList } from './readers.ts'
import { lastSearchRow, searchWindow } from './windows.ts'

/** Further the search does not look. */
export const liveWindow = lastSearchRow + 1

/**
 * The first products of a category as the search shows them, highest score first. `path` are the ids from the department down.
 * At most 2,501: further the search does not look.
 */
export async function readLiveOrdering(http: Http, channel: Channel, path: readonly number[], limit: number): Promise<number[]> {
  const seen = new Set<number>()
  let before = ''
  for (let from = 0; from <= lastSearchRow && seen.size < limit; from += searchWindow) {
    const to = Math.min(from + searchWindow - 1, lastSearchRow)
    const answer = await http.send({
      path: '/api/catalog_system/pub/products/search',
      query: { fq: [`C:/${path.join('/')}/`], O: 'OrderByScoreDESC', _from: from, _to: to, sc: channel.id },
      right: 'search',
    })
    const list = answer.status < 300 ? readList(answer.body) : null
    if (!list) throw http.fault(answer, 'a search by category')
    const ids = list.map(read.found).flatMap((found) => (found ? [Number(found.productId)] : []))
    const now = ids.join()
    if (now === before) break
    before = now
    for (const id of ids) seen.add(id)
    if (list.length < to - from + 1) break
  }
  return [...seen].slice(0, limit)
}
