import { useSyncExternalStore } from 'react'
import { screens } from '../tokens/index.ts'

const query = `(max-width: ${(screens.sm - 1) / 16}rem)`

function subscribe(changed: () => void): () => void {
  const list = window.matchMedia(query)
  list.addEventListener('change', changed)
  return () => list.removeEventListener('change', changed)
}

/** Whether a field shares a phone's width with other things. */
export const useNarrow = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  )
