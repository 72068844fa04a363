import pMap from 'p-map'
import type { Platform } from '../platform.ts'
import { askTwice } from './ask-twice.ts'
import type { Http } from './http.ts'
import { read } from './readers.ts'
import type { Time } from './time.ts'

const hour = 3_600_000
const together = 8

/** Reads what categories and brands add to a score, one call each, and remembers it for an hour. */
export function createScoreShares(
  time: Time,
): (http: Http, ...args: Parameters<Platform['scoreShares']>) => ReturnType<Platform['scoreShares']> {
  const remembered = new Map<string, { share: number; until: number }>()

  const share = async (http: Http, path: `/api/catalog/pvt/${'category' | 'brand'}/${number}`, fresh: boolean): Promise<number> => {
    const known = fresh ? undefined : remembered.get(path)
    if (known && known.until > time.now()) return known.share
    const call = { path, right: path.includes('/brand/') ? 'brands' : 'categories' } as const
    const { made: scored, answer } = await askTwice(http, call, read.scored)
    if (!scored && answer.status !== 404) throw http.fault(answer, path)
    const found = Number(scored?.Score ?? 0)
    remembered.set(path, { share: found, until: time.now() + hour })
    return found
  }
  const all = async (http: Http, kind: 'category' | 'brand', ids: readonly number[], fresh: boolean) => {
    const different = [...new Set(ids)]
    const shares = await pMap(different, (id) => share(http, `/api/catalog/pvt/${kind}/${id}`, fresh), { concurrency: together })
    return new Map(different.map((id, index) => [id, shares[index] ?? 0]))
  }
  return async (http, categories, brands, { fresh } = { fresh: false }) => ({
    category: await all(http, 'category', categories, fresh),
    brand: await all(http, 'brand', brands, fresh),
  })
}
