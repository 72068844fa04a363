import type { StoreState } from './store-selector.variants.ts'

export interface StoreOption {
  id: string
  name: string
  /** A second, quieter line: platform and account, how many products. */
  detail?: string | undefined
  /** @default 'ready' */
  state?: StoreState | undefined
}

/** From so many stores on, one searches. */
export const manyStores = 8

/** More than this are not drawn at once. */
export const mostStores = 60

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The stores whose name or detail holds every word. */
export function findStores(stores: readonly StoreOption[], query: string): readonly StoreOption[] {
  const asked = plain(query).split(/\s+/).filter(Boolean)
  if (asked.length === 0) return stores
  return stores.filter(({ name, detail = '' }) => {
    const text = plain(`${name} ${detail}`)
    return asked.every((word) => text.includes(word))
  })
}
