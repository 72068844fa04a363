import { plainText, searchedWords } from '../text/index.ts'
import type { StoreState } from './store-selector.variants.ts'

export interface StoreOption {
  id: string
  name: string
  /** A second, quieter line: platform and account, how many products. */
  detail?: string | undefined
  /** @default 'ready' */
  state?: StoreState | undefined
}

/** More than this are not drawn at once. */
export const mostStores = 60

/** The stores whose name or detail holds every word. */
export function findStores(stores: readonly StoreOption[], query: string): readonly StoreOption[] {
  const words = searchedWords(query)
  if (words.length === 0) return stores
  return stores.filter(({ name, detail = '' }) => {
    const text = plainText(`${name} ${detail}`)
    return words.every((word) => text.includes(word))
  })
}
