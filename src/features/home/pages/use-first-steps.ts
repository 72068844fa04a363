import { useState } from 'react'
import { recall, remember } from '../../../api/index.ts'

/** Whether the person wants to see the first steps of a store: null until they chose. Kept on this device. */
export function useFirstSteps(store: string): { wanted: boolean | null; want: (shown: boolean) => void } {
  const name = `first-steps ${store}`
  const [wanted, setWanted] = useState(() => recall<boolean>('local', name))
  return {
    wanted,
    want(shown) {
      setWanted(shown)
      remember('local', name, shown)
    },
  }
}
