import type { StoreCredential } from '../../../../contract/index.ts'

/** The chosen store as it is kept: its name and where its catalogue stood. */
export interface KeptStore {
  actualstore: string
  indexstore: string
}

/** The chosen store's name in what was kept; null for what is none. */
export function chosenIn(kept: unknown): string | null {
  if (typeof kept !== 'object' || kept === null || !('actualstore' in kept)) return null
  const { actualstore } = kept
  return typeof actualstore === 'string' && actualstore !== '' ? actualstore : null
}

/** Stores by the name that a person reads. */
export function sorted(stores: readonly StoreCredential[], language: string): StoreCredential[] {
  // One for all: 10 000 names are compared more than a hundred thousand times.
  const { compare } = new Intl.Collator(language, { sensitivity: 'base' })
  return [...stores].sort((a, b) => compare(a.displayName, b.displayName))
}

/** The store to work in: the chosen one while the person still has it, else the first. Null when there is none. */
export const currentOf = (stores: readonly StoreCredential[], chosen: string | null): StoreCredential | null =>
  stores.find(({ store }) => store === chosen) ?? stores[0] ?? null

/** What a new list of stores says of the store that was the current one. */
export interface FormerStore {
  /** Null while the person still has it, or where there was none. */
  gone: StoreCredential | null
  /** It was taken from the person: they gave up another one, or none. */
  lost: boolean
}

/** @param givenUp name of the store that the person leaves, or disconnects, themselves */
export function formerStore(stores: readonly StoreCredential[], former: StoreCredential | null, givenUp: string | null): FormerStore {
  const gone = former !== null && stores.every(({ store }) => store !== former.store) ? former : null
  return { gone, lost: gone !== null && gone.store !== givenUp }
}

/** The store that is still to be given up: none once it is gone, so that whoever gets it back and then loses it reads why. */
export const stillGivenUp = (stores: readonly StoreCredential[], givenUp: string | null): string | null =>
  stores.some(({ store }) => store === givenUp) ? givenUp : null
