/** The right that a call needs, as VTEX's License Manager calls it: product / category / resource. The merchant finds it by this name. */
export const rights = {
  salesChannels: 'Catalog API / General / View Product',
  categories: 'Catalog / Content / Category',
  brands: 'Catalog / Content / Brands',
  productIds: 'Catalog / Content / Product management',
  products: 'Catalog / Content / Product and SKU Management',
  collections: 'Catalog / Collection / Read Collections',
  search: 'Catalog API / General / View Product',
} as const

export type Right = keyof typeof rights
