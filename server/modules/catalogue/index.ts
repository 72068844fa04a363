/** What the shop holds: categories, brands, collections, products and their sales, as last synchronised from the platform. */
export { catalogueRoutes } from './catalogue.routes.ts'
export { type CatalogueService, catalogueService, type ListColumns } from './catalogue.service.ts'
export { collectionsRoutes } from './collections.routes.ts'
export { collectionsService } from './collections.service.ts'
export type { StoreDay } from './content.repository.ts'
export type { CatalogueList } from './lists.repository.ts'
