import type { FastifyInstance } from 'fastify'
import type { Account } from '../account.ts'
import { pathOf } from '../catalogue.ts'
import { eanOf } from '../ean.ts'
import { holds } from './collections.ts'
import { pictureAddress } from '../pictures.ts'
import type { Sorting } from '../search-index.ts'
import { placesOf } from '../vtex-collection.ts'
import { accountOf, type ApiParts, bare, wholeNumber } from './structure.ts'

const window = 50
const lastFrom = 2500
const mostIds = 50
const sortings: Readonly<Record<string, Sorting>> = {
  OrderByScoreDESC: 'scoreDown',
  OrderByScoreASC: 'scoreUp',
  OrderByPriceDESC: 'priceDown',
  OrderByPriceASC: 'priceUp',
  OrderByNameASC: 'nameUp',
  OrderByNameDESC: 'nameDown',
  OrderByReleaseDateDESC: 'newest',
}

interface Query {
  fq?: string | string[]
  O?: string
  _from?: string
  _to?: string
}

/** The shoppers' search: by category path and by product numbers, 50 at a time, as far as row 2,500. */
export function searchRoutes(app: FastifyInstance, { publicUrl, now }: ApiParts): void {
  app.get<{ Querystring: Query }>('/api/catalog_system/pub/products/search', async (request, reply) => {
    const from = wholeNumber(request.query._from) ?? 0
    const to = wholeNumber(request.query._to) ?? from + 9
    if (!(to >= from)) return reply.code(400).send(bare('Parameter _from can not be greater than _to.'))
    if (to - from >= window) return reply.code(400).send(bare(`The maximum interval is ${window}`))
    if (from > lastFrom) return reply.code(400).send(bare(`Parameter _from can not be greater than ${lastFrom}.`))
    const sorting = request.query.O === undefined ? 'none' : sortings[request.query.O]
    if (!sorting) return reply.code(400).send(bare('Invalid order'))
    const account = accountOf(request)
    const ids = found(account, [request.query.fq ?? []].flat(), sorting)
    if ('refused' in ids) return reply.code(400).send(bare(ids.refused))
    const page = ids.found.slice(from, to + 1)
    const total = ids.found.length
    void reply.code(page.length < total ? 206 : 200).header('resources', `${from}-${to}/${total}`)
    const clusters = clustersOf(account, now(), page)
    return page.map((id) => entry(account, publicUrl(), id, clusters.get(id) ?? {}))
  })
}

/** Filters of one kind are alternatives, of different kinds all hold. */
function found(account: Account, filters: string[], sorting: Sorting): { found: readonly number[] } | { refused: string } {
  const ids = new Set<number>()
  const categories: number[] = []
  for (const filter of filters) {
    const product = /^productId:(\d{1,9})$/.exec(filter)?.[1]
    const path = /^C:((?:\/\d{1,9})+)\/?$/.exec(filter)?.[1]
    if (product !== undefined) ids.add(Number(product))
    else if (path !== undefined) {
      const named = path.slice(1).split('/').map(Number)
      const last = named.at(-1) ?? 0
      // A path that does not lead down the tree finds nothing.
      categories.push(pathOf(account.catalogue, last).join() === named.join() ? last : -1)
    } else return { refused: `Invalid filter ${filter}` }
  }
  if (ids.size > mostIds) return { refused: `At most ${mostIds} products` }
  let listed = account.search.category(categories[0] ?? null, sorting)
  for (const category of categories.slice(1)) {
    const others = new Set(account.search.category(category, sorting))
    listed = listed.filter((id) => others.has(id))
  }
  return { found: ids.size === 0 ? listed : sortedSubset(account, listed, ids, sorting, categories.length === 0) }
}

/** Few products of many: looked up one by one where nothing else is asked. */
function sortedSubset(account: Account, listed: readonly number[], ids: Set<number>, sorting: Sorting, anywhere: boolean): number[] {
  if (anywhere && sorting === 'none') return [...ids].filter((id) => account.search.shown(id) !== null).sort((a, b) => b - a)
  return listed.filter((id) => ids.has(id))
}

const unchanging = '2026-01-01T00:00:00Z'
const nowhere = { DeliverySlaPerTypes: [], Region: null }
const noPayments = {
  installmentOptions: [],
  paymentSystems: [],
  payments: [],
  giftCards: [],
  giftCardMessages: [],
  availableAccounts: [],
  availableTokens: [],
}
const pounds = (pence: number): number => pence / 100

/** The collections that shoppers find these products in now, by number. */
function clustersOf(account: Account, now: Date, ids: readonly number[]): Map<number, Record<string, string>> {
  const clusters = new Map<number, Record<string, string>>(ids.map((id) => [id, {}]))
  for (const collection of account.collections.all().values()) {
    if (!collection.searchable || !holds(collection, now)) continue
    for (const { product } of placesOf(collection)) {
      const of = clusters.get(product)
      if (of) of[collection.id] = collection.name
    }
  }
  return clusters
}

function entry(account: Account, publicUrl: string, id: number, clusters: Record<string, string>): object {
  const { catalogue } = account
  const goods = account.search.shown(id)
  if (!goods) throw new Error(`The search lists product ${id}, which is not shown.`)
  const { product, base } = goods
  const path = pathOf(catalogue, product.CategoryId)
  const names = path.map((one) => catalogue.categories.get(one)?.name ?? '')
  const image = pictureAddress(id, base)
  const sellable = base.stock > 0
  // Of what is sold out, VTEX names no price.
  const price = sellable ? pounds(base.price) : 0
  return {
    productId: String(id),
    productName: product.Name,
    brand: catalogue.brands.get(product.BrandId)?.name ?? '',
    brandId: product.BrandId,
    brandImageUrl: '',
    linkText: product.LinkId ?? '',
    productReference: product.RefId ?? '',
    productReferenceCode: null,
    categoryId: String(product.CategoryId),
    productTitle: product.Title ?? '',
    metaTagDescription: product.MetaTagDescription ?? '',
    releaseDate: product.ReleaseDate ?? '',
    clusterHighlights: {},
    productClusters: clusters,
    searchableClusters: clusters,
    categories: path.map((_, index) => `/${names.slice(0, path.length - index).join('/')}/`),
    categoriesIds: path.map((_, index) => `/${path.slice(0, path.length - index).join('/')}/`),
    link: `${publicUrl}/shop/${account.name}/${product.CategoryId}`,
    allSpecifications: [],
    allSpecificationsGroups: [],
    description: product.Description,
    items: [
      {
        itemId: String(base.skuId),
        name: product.Name,
        nameComplete: product.Name,
        complementName: '',
        ean: eanOf(base.skuId),
        referenceId: product.RefId === null ? [] : [{ Key: 'RefId', Value: product.RefId }],
        measurementUnit: 'un',
        unitMultiplier: 1,
        modalType: null,
        isKit: false,
        kitItems: [],
        images: [
          {
            imageId: String(id),
            imageLabel: '',
            imageTag: '',
            imageUrl: `${publicUrl}/${image}`,
            imageText: product.Name,
            imageLastModified: unchanging,
          },
        ],
        sellers: [
          {
            sellerId: '1',
            sellerName: account.name,
            addToCartLink: '',
            sellerDefault: true,
            commertialOffer: {
              DeliverySlaSamplesPerRegion: { 0: nowhere },
              Installments: [],
              DiscountHighLight: [],
              GiftSkuIds: [],
              Teasers: [],
              PromotionTeasers: [],
              BuyTogether: [],
              ItemMetadataAttachment: [],
              Price: price,
              ListPrice: sellable ? pounds(base.listPrice ?? base.price) : 0,
              PriceWithoutDiscount: price,
              RewardValue: 0,
              PriceValidUntil: '2069-12-31T23:59:00Z',
              AvailableQuantity: base.stock,
              IsAvailable: sellable,
              Tax: 0,
              SaleChannel: 1,
              DeliverySlaSamples: [nowhere],
              GetInfoErrorMessage: null,
              CacheVersionUsedToCallCheckout: '',
              PaymentOptions: noPayments,
            },
          },
        ],
        Videos: [],
        estimatedDateArrival: null,
      },
    ],
  }
}
