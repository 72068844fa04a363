/** Lists that merchants build out of groups and filters, kept up to date with what the filters read. */
export { samaraCollectionsModule } from './module.ts'
