import { useEffect, useRef } from 'react'
import type { LiveEvent } from '../../contract/index.ts'
import { useApi } from './api-provider.tsx'

/** Calls back when this happens to a store, or to any where none is named. After a gap it is taken to have happened. */
export function useLiveEvent(what: LiveEvent['what'], store: string | null, happened: () => void): void {
  const { live } = useApi()
  const latest = useRef(happened)
  useEffect(() => {
    latest.current = happened
  })
  useEffect(
    () =>
      live.listen((event) => {
        if (event === null || (event.what === what && (store === null || event.store === store))) latest.current()
      }),
    [live, what, store],
  )
}
