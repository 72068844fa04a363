import type { ScoreShares } from '../platform.ts'
import type { Http } from './http.ts'
import { read } from './readers.ts'
import type { Time } from './time.ts'
import { inLanes } from './windows.ts'

const hour = 3_600_000
const together = 8

/** Reads what categories and brands add to a score, one call each, and remembers it for an hour. */
export function createScoreShares(http: Http, time: Time): (categories: readonly number[], brands: readonly number[]) => Promise<ScoreShares> {
  const remembered = new Map<string, { share: number; until: number }>()

  const share = async (path: `/api/catalog/pvt/${'category' | 'brand'}/${number}`): Promise<number> => {
    const known = remembered.get(path)
    if (known && known.until > time.now()) return known.share
    const answer = await http.send({ path, right: path.includes('/brand/') ? 'brands' : 'categories' })
    const scored = answer.status < 300 ? read.scored(answer.body) : null
    if (!scored && answer.status !== 404) throw http.fault(answer, path)
    const found = Number(scored?.Score ?? 0)
    remembered.set(path, { share: found, until: time.now() + hour })
    return found
  }
  const all = async (kind: 'category' | 'brand', ids: readonly number[]) => {
    const different = [...new Set(ids)]
    const shares = await inLanes(different, together, (id) => share(`/api/catalog/pvt/${kind}/${id}`))
    return new Map(different.map((id, index) => [id, shares[index] ?? 0]))
  }
  return async (categories, brands) => ({ category: await all('category', categories), brand: await all('brand', brands) })
}
