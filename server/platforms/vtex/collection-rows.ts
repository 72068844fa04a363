import { askTwice } from './ask-twice.ts'
import type { Http } from './http.ts'
import { type PlaceAnswer, read } from './readers.ts'

/** As many rows a page as VTEX's own pages ask for; more is promised nowhere. */
const perPage = 50
const mostPages = 4000

/** A variant in a collection. */
export interface CollectionRow {
  product: number
  /** Null where VTEX does not say. */
  sku: number | null
  group: number | null
  position: number | null
}

/**
 * What stands in a collection, one row for each variant, 50 rows a call. Two equal pages or a page too many end it; `odd` hears of that.
 * Nothing where there is no such collection.
 */
export async function* readCollectionRows(
  http: Http,
  id: number,
  callbacks: { skipped(what: string): void; odd(what: string, more: object): void },
): AsyncGenerator<CollectionRow[]> {
  let before = ''
  for (let page = 1; ; page += 1) {
    if (page > mostPages) {
      callbacks.odd('the products of a collection do not end', { collection: id, pages: mostPages })
      return
    }
    const call = { path: `/api/catalog/pvt/collection/${id}/products`, query: { page, pageSize: perPage }, right: 'collections' } as const
    const { made: body, answer } = await askTwice(http, call, read.placesPage)
    if (answer.status === 404) return
    if (!body) throw http.fault(answer, `the products of collection ${id}`)
    const now = JSON.stringify(body.Data)
    if (body.Data.length > 0 && now === before) {
      callbacks.odd('two equal pages of a collection', { collection: id, page })
      return
    }
    before = now
    const rows = body.Data.flatMap((row) => {
      const place = read.place(row)
      if (!place) callbacks.skipped('product in a collection')
      return place ? [asRow(place)] : []
    })
    if (rows.length > 0) yield rows
    if (body.Data.length === 0 || page >= body.TotalPage) return
  }
}

const numberOf = (value: number | string | null | undefined) => (value == null ? null : Number(value))

const asRow = (place: PlaceAnswer): CollectionRow => ({
  product: Number(place.ProductId),
  sku: numberOf(place.SkuId),
  group: numberOf(place.SubCollectionId),
  position: numberOf(place.Position),
})
