/** The store that one works in, and the others to choose from. */
export { StoreSelector, type StoreSelectorProps } from './store-selector.tsx'
export { StoreStateBadge, type StoreStateBadgeProps } from './store-state-badge.tsx'
export { storeStates, type StoreState } from './store-selector.variants.ts'
export { manyStores } from './many-stores.ts'
export type { StoreOption } from './stores.ts'
