/**
 * Lists: the categories and collections of a store. The front pages show all of them with their status and health, and a list is chosen by name,
 * among the recent ones or among one's favourites.
 */
export { useOpened } from './data/use-habits.ts'
export { usePublicationFacts } from './data/use-publication-facts.ts'
export { requestedListsOf, type RequestedLists } from './model/choosing-list.ts'
export type { FrontPageLinks } from './model/front-page-links.ts'
export { CategoryFrontPage } from './pages/category-front-page.tsx'
export { ChooseListPage } from './pages/choose-list-page.tsx'
export { CollectionFrontPage } from './pages/collection-front-page.tsx'
