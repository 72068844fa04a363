/** The cells that draw a product in a list. Numbers come written: this room knows no currency and no language. */
export { Money, Score, Stock, Units, type MoneyProps, type ScoreProps, type StockProps, type UnitsProps } from './product-figures.tsx'
export { ProductCard, ProductFact, type ProductCardProps, type ProductFactProps } from './product-card.tsx'
export { ProductName, type ProductNameProps } from './product-name.tsx'
export { ProductPicture, type ProductPictureProps } from './product-picture.tsx'
export { pictureSizes, stockLooks, type PictureSize, type StockLevel } from './product-row.variants.ts'
export { ProductRow, type ProductRowProps } from './product-row.tsx'
