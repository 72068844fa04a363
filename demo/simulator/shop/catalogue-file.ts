import type { ShopBrand, ShopCategory, ShopDepartment, ShopProduct } from './shop.ts'

/** `catalogue.json`: everything of the shop but the sale lines, on the days of the source. */
export interface CatalogueFile {
  /** YYYY-MM-DD, as in the source. */
  firstDay: string
  lastDay: string
  departments: ShopDepartment[]
  categories: ShopCategory[]
  brands: ShopBrand[]
  products: ShopProduct[]
}

/** `cleaning.json`: what became of every row of the source. Money in thousandths of a pound, because a few source prices are. */
export interface CleaningReport {
  source: Sum
  kept: Sum
  /** Rows left out, by reason. */
  dropped: Record<DropReason, Sum>
  /** What returns took off rows that were otherwise kept; `rows` counts the rows that became smaller. */
  returnedInPart: Sum
  /** Kept rows of products that no category rule names; they lie with the decorations. */
  unplaced: Sum & { products: number }
}

export interface Sum {
  rows: number
  units: number
  /** Thousandths of a pound. */
  revenue: number
}

/**
 * `notAProduct` postage, fees, vouchers, samples, corrections; `adjustment` stock written off or found, without an invoice of return;
 * `freeOrBadPrice` price below one penny; `cancelledSale` a sale taken back as a whole; `cancellation` the row that took it back, whole or
 * in part; `returnWithoutSale` a row that takes back what the source never sold.
 */
export type DropReason = 'notAProduct' | 'adjustment' | 'freeOrBadPrice' | 'cancelledSale' | 'cancellation' | 'returnWithoutSale'
