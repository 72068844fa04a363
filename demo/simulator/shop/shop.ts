/** A small real shop, as a platform would hold it: what is sold, what was sold and when. */
export interface Shop {
  currency: 'GBP'
  timeZone: 'Europe/London'
  departments: ShopDepartment[]
  /** The nodes below the departments; every product lies in one of them. */
  categories: ShopCategory[]
  brands: ShopBrand[]
  /** By number, lowest first. */
  products: ShopProduct[]
  collections: ShopCollection[]
  sales: ShopSales
}

export interface ShopDepartment {
  id: number
  name: string
}

export interface ShopCategory {
  id: number
  name: string
  departmentId: number
  /** The category right above, where that is not the department. */
  parentId?: number
}

export interface ShopBrand {
  id: number
  name: string
}

export interface ShopProduct {
  /** Counted up from 1000 by first sale. */
  id: number
  skuId: number
  /** The stock code of the source, such as `85123A`. */
  reference: string
  name: string
  categoryId: number
  brandId: number
  /** Pence. */
  price: number
  /** Pence, above `price`; null where the product never sold for more. */
  listPrice: number | null
  /** Pieces that can be sold. */
  stock: number
  /** YYYY-MM-DD: the day of the first sale. */
  releasedOn: string
  /** Unique in the shop, in gaps of 100, between 1 and 16,000,000. Highest is shown first. */
  score: number
  active: boolean
  visible: boolean
  picture: PictureOrder
  /** Number of the product of the demo shop whose picture it shows, where it has none of its own. */
  pictureOf?: number
}

/** Products that the merchant put together by hand. */
export interface ShopCollection {
  id: number
  name: string
  searchable: boolean
  /** Instants in ISO 8601. */
  from: string
  to: string
  /** Product numbers in their sequence. */
  products: number[]
}

/** What to draw. Chosen from the product's name when the shop is made. */
export interface PictureOrder {
  kind: string
  /** Colour and material words, main one first, such as `['red', 'white']`; empty: the artist chooses. */
  colours: string[]
  /** What is printed on it, such as `dots`; null: plain. */
  pattern: string | null
  /** A letter or word that it shows, in capitals; null: none. */
  text: string | null
}

/** Sale lines in the order in which they happened. Column i of each array is line i. */
export interface ShopSales {
  /** YYYY-MM-DD: the local day whose 00:00 is minute 0. */
  firstDay: string
  /** YYYY-MM-DD: the local day of the last line. */
  lastDay: string
  /**
   * Minutes of the clock on the shop's wall since `firstDay` 00:00: day
   * `floor(m / 1440)`, time of day `m % 1440`. Summer time is not in it.
   */
  minute: Int32Array
  /** Product number. */
  product: Int32Array
  /** Pieces, at least 1. */
  units: Int32Array
  /** Pence for all the pieces of the line. */
  revenue: Int32Array
  /** Number of the order that the line belongs to. */
  order: Int32Array
}
