/** Stores: which ones the person has, which is the current one, and how it stands. */
export { chosenStore, StoresProvider, useStores, type Stores } from './data/current-store.tsx'
export { StoreSelector } from './pages/store-selector.tsx'
export { StoreStatePanel } from './pages/store-state.tsx'
