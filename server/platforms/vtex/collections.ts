import pMap from 'p-map'
import type { PlatformCollection } from '../platform.ts'
import { askTwice } from './ask-twice.ts'
import type { Http } from './http.ts'
import { read, readList } from './readers.ts'
import { instantOf } from './utc-instant.ts'

/** As many a page as VTEX's own pages ask for; more is promised nowhere. */
const perPage = 50
const mostPages = 4000
const together = 4

/** The list of collections was taken out of VTEX's documents: one day it answers so. */
const listIsGone = (status: number) => status === 404 || status === 410

/**
 * Every collection. Where VTEX lists them no more, those of `suspected` and the inactive ones are asked for one by one. One that nobody
 * can make sense of is left out, and reported to `skipped`.
 */
export async function readCollections(
  http: Http,
  suspected: readonly number[],
  skipped: (what: string) => void,
): Promise<PlatformCollection[]> {
  const listed = await readListed(http, skipped)
  const found = listed ?? (await readEach(http, [...new Set([...suspected, ...(await readInactive(http))])], skipped))
  return [...new Map(found.map((collection) => [collection.id, collection])).values()]
}

/** Null where VTEX has no such list. */
async function readListed(http: Http, skipped: (what: string) => void): Promise<PlatformCollection[] | null> {
  const found: PlatformCollection[] = []
  for (let page = 1; page <= mostPages; page += 1) {
    const query = { page, pageSize: perPage, orderByAsc: 'true' }
    const call = { path: '/api/catalog_system/pvt/collection/search', query, right: 'collections' } as const
    const { made: body, answer } = await askTwice(http, call, read.collectionPage)
    if (page === 1 && listIsGone(answer.status)) return null
    if (!body) throw http.fault(answer, `page ${page} of collections`)
    for (const item of body.items) {
      const one = read.listedCollection(item)
      if (one) found.push(collectionOf(Number(one.id), one.name, one.searchable, one.dateFrom, one.dateTo))
      else skipped('collection')
    }
    if (body.items.length === 0 || page >= body.paging.pages) break
  }
  return found
}

async function readInactive(http: Http): Promise<number[]> {
  const { made: list } = await askTwice(http, { path: '/api/catalog/pvt/collection/inactive', right: 'collections' }, readList)
  return (list ?? []).map(Number).filter((id) => Number.isInteger(id) && id > 0)
}

async function readEach(http: Http, ids: readonly number[], skipped: (what: string) => void): Promise<PlatformCollection[]> {
  const found = await pMap(
    ids,
    async (id) => {
      const call = { path: `/api/catalog/pvt/collection/${id}`, right: 'collections' } as const
      const { made: one, answer } = await askTwice(http, call, read.collection)
      if (answer.status === 404) return []
      if (!one) {
        skipped('collection')
        return []
      }
      return [collectionOf(id, one.Name, one.Searchable, one.DateFrom, one.DateTo)]
    },
    { concurrency: together },
  )
  return found.flat()
}

type Given<T> = T | null | undefined

const collectionOf = (
  id: number,
  name: Given<string>,
  searchable: Given<boolean>,
  from: Given<string>,
  to: Given<string>,
): PlatformCollection => ({
  id,
  name: name ?? String(id),
  searchable: searchable ?? false,
  from: instantOf(from),
  to: instantOf(to),
})
