import { useCallback } from 'react'
import { useSWRConfig } from 'swr'
import { isAboutStore } from './key.ts'

/** Gives the way to forget every cached answer about a store: for who leaves it. */
export function useForgetStore(): (store: string) => void {
  const { mutate } = useSWRConfig()
  return useCallback((store) => void mutate((key) => isAboutStore(key, store), undefined, { revalidate: false }), [mutate])
}
