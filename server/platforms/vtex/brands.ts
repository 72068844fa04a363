import type { PlatformBrand } from '../platform.ts'
import { askTwice } from './ask-twice.ts'
import type { Http } from './http.ts'
import { read, readList } from './readers.ts'

/** The short way cuts its list here, without saying so. */
const listEnds = 20_000
const mostPages = 1000

/** Reads every brand: in one call where they are few, else page by page. */
export async function readBrands(http: Http, skipped: (what: string) => void): Promise<PlatformBrand[]> {
  const { made: list, answer } = await askTwice(http, { path: '/api/catalog_system/pvt/brand/list', right: 'brands' }, readList)
  if (!list) throw http.fault(answer, 'the list of brands')
  const found = list.length < listEnds ? list : await readPages(http)
  const brands = new Map<number, PlatformBrand>()
  for (const value of found) {
    const brand = read.brand(value)
    if (brand) brands.set(Number(brand.id), { id: Number(brand.id), name: brand.name ?? String(brand.id) })
    else skipped('brand')
  }
  return [...brands.values()]
}

async function readPages(http: Http): Promise<unknown[]> {
  const items: unknown[] = []
  for (let page = 1; page <= mostPages; page += 1) {
    const call = { path: '/api/catalog_system/pvt/brand/pagedlist', query: { pageSize: 1000, page }, right: 'brands' } as const
    const { made: found, answer } = await askTwice(http, call, read.brandPage)
    if (!found) throw http.fault(answer, 'a page of brands')
    items.push(...found.items)
    if (found.items.length === 0 || page >= found.paging.pages) break
  }
  return items
}
