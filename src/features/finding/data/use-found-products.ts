import { useEffect, useState } from 'react'
import { findProducts, limits, type FoundProduct } from '../../../../contract/index.ts'
import { useEndpoint, useSession } from '../../../api/index.ts'

/** Milliseconds without a key before the server is asked. */
const pause = 80

export interface FoundProducts {
  /** The last that were found, until others are. */
  products: readonly FoundProduct[]
  searching: boolean
  failed: boolean
}

/** What the call takes: no signs that cannot be typed, and no more than its limit. */
const fitting = (written: string): string =>
  written
    // eslint-disable-next-line no-control-regex -- what a paste can hold
    .replaceAll(/[\u0000-\u001f]/g, ' ')
    .toWellFormed()
    .trim()
    .slice(0, limits.search.text)
    .toWellFormed()

/** The products of a store that fit what is written. */
export function useFoundProducts(store: string | null, written: string): FoundProducts {
  const { person } = useSession()
  const text = fitting(written)
  const [requested, setRequested] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setRequested(text), pause)
    return () => clearTimeout(timer)
  }, [text])
  const { data, failure, loading } = useEndpoint(
    findProducts,
    store === null || requested === '' ? null : { query: { store, username: person.email, text: requested } },
    { onFocus: false },
  )
  const [kept, setKept] = useState<readonly FoundProduct[]>([])
  if (data && data.products !== kept) setKept(data.products)
  if (text === '') return { products: none, searching: false, failed: false }
  return { products: data?.products ?? kept, searching: store !== null && (text !== requested || loading), failed: failure !== undefined }
}

const none: readonly FoundProduct[] = []
