/** The platform's categories: the quick ways in, and what of them needs a look. */
export { CategoriesOverview } from './pages/overview.tsx'
