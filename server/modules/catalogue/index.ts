/** What the shop holds: categories, brands, products and their sales, as last synchronised from the platform. */
export { synchronisationJob, synchronisationTask } from './catalogue.jobs.ts'
export { catalogueRoutes } from './catalogue.routes.ts'
export { type CatalogueService, catalogueService, type CategoryList } from './catalogue.service.ts'
export { type DaySales, lastDayOfSales, replaceSales } from './sales.repository.ts'
