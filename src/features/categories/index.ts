/** The platform's categories: the tree to choose from, and what of them needs a look. */
export { CategoriesPage } from './pages/categories-page.tsx'
export { CategoriesOverview } from './pages/overview.tsx'
