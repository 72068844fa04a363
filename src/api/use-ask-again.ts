import { useCallback } from 'react'
import { useSWRConfig } from 'swr'
import type { Endpoint } from '../../contract/index.ts'
import { belongsTo } from './key.ts'

/** Gives the way to ask endpoints again, whatever was asked of them: for changes that come from elsewhere. */
export function useAskAgain(): (endpoints: readonly Endpoint[]) => void {
  const { mutate } = useSWRConfig()
  return useCallback((endpoints) => void mutate((key) => endpoints.some((endpoint) => belongsTo(key, endpoint))), [mutate])
}
