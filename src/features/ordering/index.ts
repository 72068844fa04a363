/** Ordering: a merchant puts the products of a category in order, by hand, and saves it without ever losing a move. */
export { OrderingPage, type OrderingHandle } from './pages/ordering-page.tsx'
