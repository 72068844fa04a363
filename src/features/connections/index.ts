/**
 * Connections: a store is connected to its platform with a key that is tried first; it is renamed, paused, given another key, taken away.
 */
export { NewStorePage } from './pages/new-store-page.tsx'
export { StoresTab } from './pages/stores-tab.tsx'
