import type { StoreCredential } from '../../../contract/index.ts'
import { LostStore } from './lost-store.tsx'
import { PausedStore } from './paused-store.tsx'

interface StoreBarsProps {
  /** The store that was worked in and is there no more. */
  lost: string | null
  current: StoreCredential | null
}

/** What must be known of the store, above every screen: that one was lost, and that the current one is paused. */
export const StoreBars = ({ lost, current }: StoreBarsProps) => (
  <>
    {lost !== null && <LostStore store={lost} />}
    {current && current.pausedAt !== null && <PausedStore store={current} />}
  </>
)
