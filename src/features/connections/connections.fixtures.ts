import { platformFeatures, type PlatformFeature, type PlatformRight } from '../../../contract/index.ts'

const names: Record<PlatformFeature, string> = {
  account: 'Catalog API / General / View Product',
  categories: 'Catalog / Content / Category',
  brands: 'Catalog / Content / Brands',
  products: 'Catalog / Content / Product and SKU Management',
  offers: 'Catalog API / General / View Product',
  collections: 'Catalog / Collection / Read Collections',
  prices: 'Pricing / Price List / Read prices',
  stock: 'Logistics / Logistics access / Logistics inventory read only',
  sales: 'OMS / OMS access / List Orders',
  'sales-feed': 'OMS / OMS Access / Feed v3 and Hook Admin',
}

/** The rights of a key, all of them there but for these. */
export const rightsBut = (...missing: PlatformFeature[]): PlatformRight[] =>
  platformFeatures.map((feature) => ({ feature, result: missing.includes(feature) ? 'forbidden' : 'allowed', right: names[feature] }))
