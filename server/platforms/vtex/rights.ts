/** The right that a call needs, as VTEX's License Manager calls it: product / category / resource. The merchant finds it by this name. */
export const rights = {
  salesChannels: 'Catalog API / General / View Product',
  categories: 'Catalog / Content / Category',
  brands: 'Catalog / Content / Brands',
  productIds: 'Catalog / Content / Product management',
  products: 'Catalog / Content / Product and SKU Management',
  skus: 'Catalog / Content / SKUs',
  collections: 'Catalog / Collection / Read Collections',
  collectionWrites: 'Catalog / Collection / Write Collections',
  collectionFiles: 'Catalog / Marketing / Product Collections XML',
  search: 'Catalog API / General / View Product',
  prices: 'Pricing / Price List / Read prices',
  stock: 'Logistics / Logistics access / Logistics inventory read only',
  saleList: 'OMS / OMS access / List Orders',
  sales: 'OMS / OMS access / View order',
  saleFeed: 'OMS / OMS Access / Feed v3 and Hook Admin',
} as const

export type Right = keyof typeof rights
