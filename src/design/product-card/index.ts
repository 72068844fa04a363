/** A product as the shop shows it. */
export { ProductCard, type ProductCardProps } from './product-card.tsx'
export { productCardSizes, productStates, type ProductCardSize, type ProductState } from './product-card.variants.ts'
