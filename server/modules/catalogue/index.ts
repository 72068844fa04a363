/** What the shop holds: categories, brands, collections, products and their sales, as last synchronised from the platform. */
export { catalogueModule } from './module.ts'
export type { CatalogueService, ListColumns } from './catalogue.service.ts'
export type { StoreDay } from './content.repository.ts'
export type { CatalogueList } from './lists.repository.ts'
export { productText, productTexts } from './product-texts.repository.ts'
