/** The front pages of categories and collections: where they are, how each of them stands, and what can be done with it. */
export { CategoryFrontPage } from './pages/category-front-page.tsx'
export { CollectionFrontPage } from './pages/collection-front-page.tsx'
export type { FrontWays } from './model/ways.ts'
