/** Mass ordering: one recipe for many categories or collections, previewed first, with a result for each. */
export { MassOrderingPage } from './pages/mass-ordering-page.tsx'
