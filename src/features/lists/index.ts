/**
 * Lists: the categories and collections of a store. The front pages show all of them with their
 * status and health, and a list is chosen by name, among the recent ones or among one's favourites.
 */
export { useOpened } from './data/use-habits.ts'
export { usePublicationFacts } from './data/use-publication-facts.ts'
export { requestedListsOf } from './model/choosing-list.ts'
export type { FrontPageLinks } from './model/front-page-links.ts'
export { ListFrontPage, type ListFrontPageProps, type RequestedFront } from './pages/list-front-page.tsx'
