import pMap from 'p-map'
import type { PlatformOffer } from '../platform.ts'
import { askTwice } from './ask-twice.ts'
import type { Channel } from './credential.ts'
import type { Http } from './http.ts'
import { type OfferAnswer, read, readList } from './readers.ts'
import { currencyDigits } from '../../../contract/index.ts'
import { dayOf } from './day.ts'
import { minorUnits } from './units.ts'
import { searchWindow, windowsOf } from './windows.ts'

const together = 4
const largestInteger = 2 ** 31 - 1

export interface OfferCallbacks {
  skipped(what: string): void
  /** Hears the number of each collection that a product says it is in. */
  met(collection: number): void
}

/** What shoppers see of these products, 50 a call. Products that are not on sale are absent; an unreadable one is reported to `skipped`. */
export async function readOffers(
  http: Http,
  channel: Channel,
  ids: readonly number[],
  { skipped, met }: OfferCallbacks,
): Promise<PlatformOffer[]> {
  const digits = currencyDigits(channel.currency)
  const windows = windowsOf([...new Set(ids)], searchWindow)
  const pages = await pMap(
    windows,
    async (window) => {
      const query = { fq: window.map((id) => `productId:${id}`), _from: 0, _to: searchWindow - 1, sc: channel.id }
      const { made: list, answer } = await askTwice(
        http,
        { path: '/api/catalog_system/pub/products/search', query, right: 'search' },
        readList,
      )
      if (!list) throw http.fault(answer, 'a search by product numbers')
      return list.flatMap((value) => {
        const found = read.offer(value)
        if (!found) skipped('product in a search')
        for (const id of Object.keys(found?.productClusters ?? {})) if (/^\d{1,9}$/.test(id)) met(Number(id))
        return found ? [asOffer(found, digits)] : []
      })
    },
    { concurrency: together },
  )
  return pages.flat()
}

/** The cheapest that can be bought stands for the product, its pieces are those of all variants; the picture is the first one. */
export function asOffer(answer: OfferAnswer, digits: number): PlatformOffer {
  const { productId, items } = answer
  const byVariant = items.map(({ sellers }) => (sellers ?? []).flatMap(({ commertialOffer }) => (commertialOffer ? [commertialOffer] : [])))
  const offers = byVariant.flat()
  const sold = offers
    .map((offer) => ({ ...offer, price: minorUnits(offer.Price, digits), stock: stockOf(offer) }))
    .sort((a, b) => Number(b.stock > 0) - Number(a.stock > 0) || (a.price ?? largestInteger) - (b.price ?? largestInteger))
  const [first] = sold
  const price = first?.price ?? null
  const listPrice = minorUnits(first?.ListPrice, digits)
  const imageUrl = items
    .flatMap(({ images }) => images ?? [])
    .map((image) => image.imageUrl)
    .find((url) => url && /^https?:\/\//.test(url))
  return {
    id: Number(productId),
    name: answer.productName ?? '',
    reference: answer.productReference ?? '',
    categoryId: numberOf(answer.categoryId),
    brandId: numberOf(answer.brandId),
    releasedOn: dayOf(answer.releaseDate),
    imageUrl: imageUrl ?? null,
    price,
    listPrice: price !== null && listPrice !== null && listPrice > price ? listPrice : null,
    stock: Math.min(
      largestInteger,
      sold.reduce((sum, { stock }) => sum + stock, 0),
    ),
    variants: items.length,
    variantsInStock: byVariant.filter((variant) => variant.some((offer) => stockOf(offer) > 0)).length,
    eans: [...new Set(items.map(({ ean }) => (ean ?? '').replace(/\s+/g, '')))].filter((ean) => ean !== ''),
  }
}

const numberOf = (value: unknown): number | null => (/^\d{1,15}$/.test(String(value)) ? Number(value) : null)

/** VTEX asks to trust `IsAvailable`; the quantity is only as good as the seller's answer. */
function stockOf({ IsAvailable, AvailableQuantity }: { IsAvailable?: boolean | null; AvailableQuantity?: number | null }): number {
  const pieces = Math.max(0, Math.floor(AvailableQuantity ?? 0))
  if (IsAvailable === false) return 0
  return IsAvailable === true ? Math.max(1, pieces) : pieces
}
