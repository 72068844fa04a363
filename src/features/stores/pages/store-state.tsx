import { useStores } from '../data/current-store.tsx'
import { StoreStateView, type StoreState } from '../views/store-state-view.tsx'

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
  return <StoreStateView state={state} />
}
