/** Samara collections: lists that are built here out of groups of filters and hand-picked products. */
export { giveProducts } from './data/given-products.ts'
export type { SamaraLinks } from './model/links.ts'
export { ChooseGroupsPage } from './pages/choose-groups-page.tsx'
export { CollectionPage } from './pages/collection-page.tsx'
export { CollectionsPage } from './pages/collections-page.tsx'
export { GroupPage } from './pages/group-page.tsx'
export { GroupsPage } from './pages/groups-page.tsx'
