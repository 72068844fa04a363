/** Stores: which ones the person has, which is the current one, and how it stands. */
import { lazy } from 'react'

export { StoresProvider, useStores, type Stores } from './data/current-store.tsx'
export { chooseStore, chosenStore } from './data/kept-store.ts'
export { StoreSelector } from './pages/store-selector.tsx'
export { StoreStatePanel } from './pages/store-state.tsx'

/** What is paid for the current store; not needed for the first look. */
export const PlanLabel = lazy(() => import('./pages/plan-label.tsx').then(({ PlanLabel: label }) => ({ default: label })))
