import type { StoreCredential } from '../../../../contract/index.ts'

/** The chosen store as it is kept: its name and where its catalogue stood. */
export interface KeptStore {
  actualstore: string
  indexstore: string
}

/** Stores by the name that a person reads. */
export const sorted = (stores: readonly StoreCredential[], language: string): StoreCredential[] =>
  [...stores].sort((a, b) => a.displayName.localeCompare(b.displayName, language, { sensitivity: 'base' }))

/** The store to work in: the chosen one while the person still has it, else the first. Null when there is none. */
export const currentOf = (stores: readonly StoreCredential[], chosen: string | null): StoreCredential | null =>
  stores.find(({ store }) => store === chosen) ?? stores[0] ?? null
