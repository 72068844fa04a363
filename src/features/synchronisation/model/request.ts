import type { Synchronisation } from '../../../../contract/index.ts'

/** What can be asked for; the platform is also looked at by itself every night. */
export const scopes = ['everything', 'categories', 'collections', 'collection', 'sales'] as const
export type Scope = (typeof scopes)[number]

/** What a person wants to bring in. */
export interface SynchronisationRequest {
  scope: Scope
  /** Numbers of categories, of `categories` alone. */
  categories: readonly number[]
  /** Of `collection` alone. */
  collection: number | null
}

export interface CategoryChoice {
  id: number
  name: string
  /** Names of the ancestors, joined by ` / `. */
  route: string
  /** Itself and everything below it. */
  products: number
  /** Numbers of its ancestors. */
  above: readonly number[]
}

/** What can be chosen among. */
export interface Catalogue {
  products: number
  categories: readonly CategoryChoice[]
  collections: readonly { id: number; name: string; products: number }[]
}

/** The most categories of one request. */
export const mostCategories = 100

/** Whether something is still to be chosen. */
export const isMissing = ({ scope, categories, collection }: SynchronisationRequest): boolean =>
  (scope === 'categories' && categories.length === 0) || (scope === 'collection' && collection === null)

/** How many products a request brings in; 0 where that is not known. A category below a chosen one comes with it. */
export function productsOf({ scope, categories, collection }: SynchronisationRequest, catalogue: Catalogue): number {
  switch (scope) {
    case 'everything':
      return catalogue.products
    case 'categories':
      return catalogue.categories
        .filter(({ id, above }) => categories.includes(id) && !above.some((each) => categories.includes(each)))
        .reduce((sum, { products }) => sum + products, 0)
    case 'collection':
      return catalogue.collections.find(({ id }) => id === collection)?.products ?? 0
    case 'collections':
    case 'sales':
      return 0
  }
}

/** The request that an address names, such as `scope=categories&targets=12,15`. */
export function requestOf(scope: string | null, targets: string | null): SynchronisationRequest {
  const numbers = (targets ?? '')
    .split(',')
    .map(Number)
    .filter((number) => Number.isInteger(number) && number > 0)
  const known = scopes.find((each) => each === scope) ?? 'everything'
  return {
    scope: known,
    categories: known === 'categories' ? numbers.slice(0, mostCategories) : [],
    collection: known === 'collection' ? (numbers[0] ?? null) : null,
  }
}

/** The request that brings in again what a synchronisation brought in. */
export const sameAs = ({ scope, targets }: Pick<Synchronisation, 'scope' | 'targets'>): SynchronisationRequest => ({
  scope: scope === 'nightly' ? 'everything' : scope,
  categories: scope === 'categories' ? targets.map(({ id }) => id) : [],
  collection: scope === 'collection' ? (targets[0]?.id ?? null) : null,
})
