import type { PlatformFeature, RefusalReason, RunFailure } from '../../contract/index.ts'

/** What calls to a platform carry on their way. */
export interface CallContext {
  /** Aborted, no call gets a turn any more: those that wait for one throw {@link CallsStopped}. One that is under way ends by itself. */
  readonly signal?: AbortSignal | undefined
  /** A person waits for them: they go before those of the background. */
  readonly urgent?: boolean
  /** Called after every call. It must not throw. */
  readonly record?: (call: PlatformCall) => void
}

/** Somebody wants the work that makes these calls to stop. */
export class CallsStopped extends Error {
  override readonly name = 'CallsStopped'
  constructor() {
    super('No more calls are made: the work was stopped.')
  }
}

/**
 * The port to whatever a shop runs on. Nothing here is one platform's word; each platform is a folder behind it.
 *
 * A platform sorts a category by a product's total score, highest first. The total is the product's own score plus shares that
 * come from its brand and its category; Samara writes only the product's own.
 */
export interface Platform {
  /** The same platform, whose calls carry this. */
  with(context: CallContext): Platform
  /** Calls that we allow ourselves in a second. */
  readonly callsPerSecond: number
  /** Products that {@link replaceCollection} sends at once. */
  readonly collectionBatchSize: number
  /** Proves that the credential opens the account. Throws {@link PlatformFault} `credential`, `forbidden` or `unavailable`. */
  checkCredential(): Promise<PlatformAccount>
  /** What the key may do, tried by reading alone. Throws {@link PlatformFault} `unavailable` where nothing answers. */
  rights(): Promise<PlatformRight[]>
  /** The whole category tree. */
  categoryTree(): Promise<PlatformCategory[]>
  /** Every brand. */
  brands(): Promise<PlatformBrand[]>
  /**
   * Every product number, page by page; `total` is what the platform says there are, and `next` is where to go on
   * after this page; `unreadable` rows of it made no sense, and are in none of them. Of one category (without those
   * below it) where that is given. Numbers that were listed before are listed again where the rows moved meanwhile.
   */
  productIds(options?: {
    from?: number
    category?: number
  }): AsyncIterable<{ ids: number[]; total: number; next: number; unreadable: number }>
  /** What shoppers see of these products (any number; asked for in the platform's windows). Products not on sale are absent. */
  offers(ids: readonly number[]): Promise<PlatformOffer[]>
  /** One product as the platform keeps it; null where there is none. */
  product(id: number): Promise<PlatformProduct | null>
  /**
   * Pieces of one product that can be sold, as its warehouses say; null
   * where they are without end. Slower and truer than in {@link offers}.
   */
  exactStock(id: number): Promise<number | null>
  /** What brands and categories add to a product's total. It may be remembered for an hour, unless `fresh`. */
  scoreShares(categories: readonly number[], brands: readonly number[], options?: { fresh: boolean }): Promise<ScoreShares>
  /**
   * Sets one product's own score: reads it, changes the score and nothing else, writes it back. Sends no write where it is right already.
   * Never throws for what concerns this product alone: that is the result.
   */
  setScore(id: number, score: number): Promise<ScoreWrite>
  /**
   * Every collection. Some platforms cannot list them: they tell those that they met in the offers asked for before, and those of `known`
   * (numbers listed earlier) that are still there.
   */
  collections(known: readonly number[]): Promise<PlatformCollection[]>
  /**
   * What stands in a collection, page by page. A product may be listed again for another of its variants: its least position counts.
   * Nothing where there is no such collection.
   */
  collectionProducts(id: number): AsyncIterable<CollectionPlace[]>
  /**
   * Puts one product at a position of a collection, and nothing else. Positions may have gaps; lowest first. Never throws for what concerns
   * this product alone.
   */
  setCollectionPosition(collection: number, product: number, position: number): Promise<ScoreWrite>
  /**
   * Takes everything out of a collection and puts these products in, in this order, in
   * batches; after each batch `batchImported` is called with the number of batches so far.
   * Shoppers see the collection without its products for a moment. Done again from the beginning it comes to the same.
   */
  replaceCollection(
    collection: number,
    products: readonly number[],
    batchImported: (batches: number) => Promise<void>,
  ): Promise<CollectionReplacement>
  /** What the platform keeps of one collection; null where there is none. */
  collection(id: number): Promise<CollectionFields | null>
  /**
   * Makes an empty collection. It is asked for once: where the answer is lost,
   * {@link PlatformFault} `unavailable` is thrown, and the collection may be there or not.
   */
  createCollection(fields: CollectionFields): Promise<{ id: number } | { refusal: Refusal }>
  /**
   * Writes all fields of a collection, after which everything shows that was
   * put in. What the platform says against them; null where it takes them.
   */
  changeCollection(id: number, fields: CollectionFields): Promise<Refusal | null>
  /** Takes a collection away. Done again it comes to the same. */
  deleteCollection(id: number): Promise<void>
  /** Puts products into a collection, behind the others, in this order. They may not show before {@link changeCollection}. */
  addToCollection(id: number, products: readonly number[]): Promise<CollectionReplacement>
  /** Takes products out of a collection, and leaves the others where they stand. */
  removeFromCollection(id: number, products: readonly number[]): Promise<void>
  /** Sales of a span of time (`to` excluded), page by page, oldest first. */
  sales(from: Date, to: Date): AsyncIterable<SalesPart>
  /** One sale as it is now; null where there is none. Throws {@link PlatformFault} `unreadable` where nobody can make sense of it. */
  sale(id: string): Promise<PlatformSale | null>
  /**
   * Sees to it that the platform keeps a queue of changed sales for us. `foreign`: the key's queue is somebody else's, and was left alone;
   * `absent`: the platform has none for this key; `forbidden`: it lacks the right.
   */
  prepareSalesFeed(): Promise<'ready' | 'foreign' | 'absent' | 'forbidden'>
  /** The next sales that changed, from the queue, each once; they come again later unless `taken` is called. Empty where nothing waits. */
  changedSales(): Promise<{ sales: string[]; taken(): Promise<void> }>
  /** The most products that {@link liveOrdering} can show of a category. */
  readonly liveWindow: number
  /** The first products of a category as shoppers see them now, sorted by score, at most `limit` of them. */
  liveOrdering(category: number, limit: number): Promise<number[]>
}

export interface PlatformAccount {
  /** ISO 4217. */
  currency: string
  /** IANA name. */
  timeZone: string
}

export interface PlatformCategory {
  id: number
  name: string
  children: PlatformCategory[]
}

export interface PlatformBrand {
  id: number
  name: string
}

export interface PlatformOffer {
  id: number
  name: string
  reference: string
  /** Null where the platform does not say. */
  categoryId: number | null
  brandId: number | null
  /** YYYY-MM-DD */
  releasedOn: string | null
  imageUrl: string | null
  /** Smallest unit of the account's currency. */
  price: number | null
  /** What it cost before, above `price`; null where it is not reduced. */
  listPrice: number | null
  /** Units that can be sold. */
  stock: number
  /** What shoppers choose among (sizes, colours), and how many of these can be bought. */
  variants: number
  variantsInStock: number
  /** The numbers below the bars of its packages (EAN, GTIN, UPC), as the platform writes them. */
  eans: string[]
}

/** A thing that Samara does on a platform, and whether the key may. */
export interface PlatformRight {
  feature: PlatformFeature
  result: 'allowed' | 'forbidden' | 'credential' | 'unknown'
  /** As the platform calls it, for the person who must grant it. */
  right: string
}

/** Products that the platform did not take; the others are in. */
export interface CollectionReplacement {
  refused: ({ product: number } & Refusal)[]
}

/** A sale without a trace of who bought. */
export interface PlatformSale {
  id: string
  soldAt: Date
  changedAt: Date
  /** ISO 4217. */
  currency: string
  /** Whether it counts: paid, and not cancelled. */
  counts: boolean
  /** Of one that does not count: whether it was cancelled, or is still to be paid. @default true */
  undone?: boolean
  /** `revenue` in the smallest unit of the currency. A product may stand in several lines. */
  lines: { product: number; units: number; revenue: number }[]
}

/** Sales of a span of time that were read together. */
export interface SalesPart {
  sales: PlatformSale[]
  /**
   * Listed, but what the platform says of each makes no sense, also when it was asked for once more. Where
   * it says nothing sensible of any of several, that is a {@link PlatformFault} `unreadable`.
   */
  unreadable: UnreadableSale[]
  /** The time up to which all sales have been listed. */
  until: Date
  /** More than the platform can list of one moment: they are not asked for in circles. */
  missing: number
}

/** A sale of which nothing is known but that, and when, it was made. */
export interface UnreadableSale {
  id: string
  at: Date
}

export interface PlatformCollection {
  id: number
  name: string
  /** Whether shoppers can find it. */
  searchable: boolean
  /** Null where it has no beginning or end. */
  from: Date | null
  to: Date | null
}

/** What a collection is, but for its products. */
export interface CollectionFields {
  name: string
  description: string
  /** Whether shoppers can find it. */
  searchable: boolean
  highlight: boolean
  /** Null where it has no beginning or end. */
  from: Date | null
  to: Date | null
}

export interface CollectionPlace {
  product: number
  /** Lowest first; null comes last. */
  position: number | null
}

export interface PlatformProduct {
  id: number
  name: string
  reference: string
  categoryId: number
  brandId: number
  /** YYYY-MM-DD */
  releasedOn: string | null
  /** The product's own score; the platform's "none" is 0. */
  score: number
  active: boolean
}

export interface ScoreShares {
  category: ReadonlyMap<number, number>
  brand: ReadonlyMap<number, number>
}

/**
 * `written`: sent and taken. `already`: it held this score, nothing was sent.
 * `gone`: no such product. `refused`: the platform says no to this product.
 */
export type ScoreWrite = { result: 'written' | 'already' | 'gone' } | ({ result: 'refused' } & Refusal)

/** Why the platform did not take a product, and its own words to that. */
export interface Refusal {
  reason: RefusalReason
  message: string | null
}

/**
 * What can go wrong between us and a platform.
 * `credential` wrong or missing key; `forbidden` the key lacks a right (`detail` names it); `unavailable` not reached, overloaded or
 * broken, or its answer broke off: worth trying again after `retryAfter` milliseconds; `unreadable` a complete answer that cannot be read.
 */
export type PlatformFaultKind = Exclude<RunFailure, 'unexpected'> | 'unavailable'

export class PlatformFault extends Error {
  override readonly name = 'PlatformFault'
  readonly kind: PlatformFaultKind
  /** Milliseconds that the platform asked us to wait, where it did. */
  readonly retryAfter: number | null

  constructor(kind: PlatformFaultKind, detail: string, retryAfter: number | null = null) {
    super(detail)
    this.kind = kind
    this.retryAfter = retryAfter
  }
}

/** The account is not there, or its name cannot be one. */
export class UnknownAccount extends PlatformFault {
  constructor(detail: string) {
    super('credential', detail)
  }
}

/** One call to a platform, for figures and records. Without bodies and without anything secret. */
export interface PlatformCall {
  /** When it was sent. */
  at: Date
  method: string
  /** Without what was asked for behind it. */
  path: string
  /** The same with every number and name taken out: few of them, for counting. */
  route: string
  /** Null where no answer came. */
  status: number | null
  milliseconds: number
}

/** What a store's account on a platform is reached with. The secret is held in memory only and never logged. */
export interface PlatformCredential {
  account: string
  key: string
  secret: string
}

/** Makes the platform of a store, from its type and credential. Logs name the store by its id. */
export type ConnectPlatform = (storeType: 'demo' | 'vtex', credential: PlatformCredential, storeId: string) => Platform
