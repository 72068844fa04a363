import { lazy, Suspense } from 'react'
import { untilFetched } from '../../../design/on-demand/index.ts'
import { useStores } from '../data/current-store.tsx'
import type { StoreState } from '../views/store-state-view.tsx'

// Most of the time the store is ready, and home shows what is in it.
const StoreStateView = lazy(() =>
  untilFetched(() => import('../views/store-state-view.tsx').then(({ StoreStateView: view }) => ({ default: view }))),
)

/** The current store's state, wherever it is wanted. */
export function StoreStatePanel() {
  const { stores, current, failure, again } = useStores()
  const state: StoreState = current
    ? { kind: 'ready', store: current, now: Date.now() }
    : stores
      ? { kind: 'empty' }
      : failure
        ? { kind: 'failed', failure, onRetry: again }
        : { kind: 'loading' }
  return (
    <Suspense fallback={<div aria-busy />}>
      <StoreStateView state={state} />
    </Suspense>
  )
}
