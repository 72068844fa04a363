import { useSyncExternalStore } from 'react'
import { screens } from '../tokens/index.ts'

const query = `(min-width: ${screens.md / 16}rem)`

function subscribe(changed: () => void): () => void {
  const list = window.matchMedia(query)
  list.addEventListener('change', changed)
  return () => list.removeEventListener('change', changed)
}

/** Whether two months have room beside each other. */
export const useFitsTwoMonths = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => true,
  )
