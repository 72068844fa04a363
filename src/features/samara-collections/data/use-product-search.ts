import { useCallback } from 'react'
import { findProducts, limits, type FoundProduct } from '../../../../contract/index.ts'
import { useApi, useSession } from '../../../api/index.ts'

/** Finds products of a store by name, reference or number. The same function while the store is the same. */
export function useProductSearch(store: string): (text: string, signal: AbortSignal) => Promise<readonly FoundProduct[]> {
  const { call } = useApi()
  const { email } = useSession().person
  return useCallback(
    async (written, signal) => {
      const text = written
        // eslint-disable-next-line no-control-regex -- what a paste can hold
        .replaceAll(/[\u0000-\u001f]/g, ' ')
        .toWellFormed()
        .trim()
        .slice(0, limits.search.text)
        .toWellFormed()
      return text === '' ? [] : (await call(findProducts, { query: { store, username: email, text } }, { signal })).products
    },
    [call, email, store],
  )
}
