/** The cells that draw a product in a list. Numbers come written: this component knows no currency and no language. */
export {
  Age,
  Discount,
  Money,
  Revenue,
  Score,
  Stock,
  Units,
  type AgeProps,
  type DiscountProps,
  type MoneyProps,
  type RevenueProps,
  type ScoreProps,
  type StockProps,
  type UnitsProps,
} from './product-figures.tsx'
export { ProductSummary, ProductFact, type ProductSummaryProps, type ProductFactProps } from './product-summary.tsx'
export { ProductName, type ProductNameProps } from './product-name.tsx'
export { ProductPicture, type ProductPictureProps } from './product-picture.tsx'
export { pictureSizes, stockLooks, type PictureSize, type StockLevel } from './product-row.variants.ts'
export { ProductRow, type ProductRowProps } from './product-row.tsx'
