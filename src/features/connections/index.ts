/** Connections: a store is connected to its platform, with a key that is tried first. */
export { NewStorePage } from './pages/new-store-page.tsx'
