import {
  type Platform,
  type PlatformCategory,
  PlatformFault,
  type PlatformOffer,
  type PlatformProduct,
  type PlatformSale,
} from '../platforms/platform.ts'

/** A product of the shop by hand: as the platform keeps it, and as shoppers see it. */
export interface FakeProduct extends PlatformProduct {
  /** False: shoppers are not shown it. */
  offered: boolean
  price: number
  stock: number
}

export interface FakeShop extends Platform {
  products: Map<number, FakeProduct>
  collectionsThere: { id: number; name: string; products: number[] }[]
  salesThere: PlatformSale[]
  /** Those of them of which the platform says nothing that makes sense. */
  unreadableSales: Set<string>
  /** What the platform says of its queue of changed sales. */
  feed: 'ready' | 'foreign' | 'absent' | 'forbidden'
  /** First rows of pages of numbers that make no sense. */
  lostPages: Set<number>
  /** Every call that was made, such as `product 101`. */
  calls: string[]
  /** Is asked before each call; what it throws is the platform's fault. */
  before(call: string): Promise<void> | void
  add(id: number, more?: Partial<FakeProduct>): void
}

/** Numbers on a page. */
const page = 3

export const tree: PlatformCategory[] = [
  {
    id: 10,
    name: 'Kitchen',
    children: [
      { id: 11, name: 'Mugs', children: [] },
      { id: 12, name: 'Plates', children: [] },
    ],
  },
]

const offerOf = (product: FakeProduct): PlatformOffer => ({
  id: product.id,
  name: product.name,
  reference: product.reference,
  categoryId: product.categoryId,
  brandId: product.brandId,
  releasedOn: product.releasedOn,
  imageUrl: null,
  price: product.price,
  listPrice: null,
  stock: product.stock,
  variants: 1,
  variantsInStock: product.stock > 0 ? 1 : 0,
  eans: [],
})

/** A platform that can do no more than a test needs. */
export function partOfPlatform(part: Partial<Platform>): Platform {
  return {
    with() {
      return this
    },
    ...part,
  } as Platform
}

/** A platform that tests and measurements control: pages of three numbers, and a list of every call. */
export function fakeShop(ids: readonly number[] = []): FakeShop {
  const calls: string[] = []
  async function checkCall(call: string): Promise<void> {
    calls.push(call)
    await shop.before(call)
  }
  const never = () => Promise.reject(new PlatformFault('unavailable', 'This shop is by hand.'))
  const shop: FakeShop = {
    products: new Map(),
    collectionsThere: [],
    salesThere: [],
    unreadableSales: new Set(),
    feed: 'absent',
    lostPages: new Set(),
    calls,
    before: () => {},
    add: (id, more = {}) =>
      void shop.products.set(id, {
        id,
        name: `Product ${id}`,
        reference: `R${id}`,
        categoryId: id < 200 ? 11 : 12,
        brandId: 1,
        releasedOn: '2026-01-05',
        score: 2000 - id,
        active: true,
        offered: true,
        price: 500,
        stock: 7,
        ...more,
      }),
    with() {
      return this
    },
    callsPerSecond: 50,
    collectionBatchSize: 100,
    async checkCredential() {
      await checkCall('credential')
      return { currency: 'EUR', timeZone: 'Europe/Madrid' }
    },
    async rights() {
      await checkCall('rights')
      return [{ feature: 'products', result: 'allowed', right: 'Product management' }]
    },
    async categoryTree() {
      await checkCall('tree')
      return tree
    },
    async brands() {
      await checkCall('brands')
      return [{ id: 1, name: 'Regency' }]
    },
    async *productIds({ from = 1, category } = {}) {
      for (let next = from; ; next += page) {
        await checkCall(`ids ${category === undefined ? '' : `of ${category} `}from ${next}`)
        const all = [...shop.products.values()]
          .filter((product) => category === undefined || product.categoryId === category)
          .map(({ id }) => id)
        const listed = all.slice(next - 1, next - 1 + page)
        if (listed.length === 0) return
        const lost = shop.lostPages.has(next)
        yield { ids: lost ? [] : listed, total: all.length, next: next + page, unreadable: lost ? listed.length : 0 }
        if (next - 1 + page >= all.length) return
      }
    },
    async offers(wanted) {
      await checkCall(`offers ${wanted.join(' ')}`)
      return wanted.flatMap((id) => {
        const product = shop.products.get(id)
        return product?.offered ? [offerOf(product)] : []
      })
    },
    async product(id) {
      await checkCall(`product ${id}`)
      const product = shop.products.get(id)
      if (!product) return null
      const { offered: _, price: __, stock: ___, ...rest } = product
      return rest
    },
    async exactStock(id) {
      await checkCall(`stock ${id}`)
      return shop.products.get(id)?.stock ?? 0
    },
    async scoreShares() {
      await checkCall('shares')
      return { category: new Map([[11, 5]]), brand: new Map([[1, 7]]) }
    },
    setScore: never,
    async collections() {
      await checkCall('collections')
      return shop.collectionsThere.map(({ id, name }) => ({ id, name, searchable: true, from: null, to: null }))
    },
    async *collectionProducts(id) {
      await checkCall(`collection ${id}`)
      yield (shop.collectionsThere.find((collection) => collection.id === id)?.products ?? []).map((product, place) => ({
        product,
        position: place + 1,
      }))
    },
    setCollectionPosition: never,
    replaceCollection: never,
    collection: never,
    createCollection: never,
    changeCollection: never,
    deleteCollection: never,
    addToCollection: never,
    removeFromCollection: never,
    async *sales(from, to) {
      await checkCall(`sales ${from.toISOString()} ${to.toISOString()}`)
      const found = shop.salesThere
        .filter(({ soldAt }) => soldAt >= from && soldAt < to)
        .sort((a, b) => a.soldAt.getTime() - b.soldAt.getTime())
      for (let begin = 0; begin < found.length; begin += page) {
        const listed = found.slice(begin, begin + page)
        yield {
          sales: listed.filter(({ id }) => !shop.unreadableSales.has(id)),
          unreadable: listed.filter(({ id }) => shop.unreadableSales.has(id)).map(({ id, soldAt }) => ({ id, at: soldAt })),
          until: begin + page >= found.length ? to : new Date(listed.at(-1)!.soldAt.getTime() + 1),
          missing: 0,
        }
        await checkCall('more sales')
      }
    },
    async sale(id) {
      await checkCall(`sale ${id}`)
      if (shop.unreadableSales.has(id)) throw new PlatformFault('unreadable', `This shop makes no sense of the sale ${id}.`)
      return shop.salesThere.find((sale) => sale.id === id) ?? null
    },
    async prepareSalesFeed() {
      await checkCall('feed')
      return shop.feed
    },
    async changedSales() {
      await checkCall('changed sales')
      return { sales: [], taken: async () => {} }
    },
    liveWindow: 2_501,
    liveOrdering: never,
  }
  for (const id of ids) shop.add(id)
  return shop
}
