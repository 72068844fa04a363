import { brands, categoryTree, productsByCategory } from './catalogue.ts'
import type { Endpoint } from './endpoint.ts'
import { signIn, signInDetails } from './identity.ts'
import { saveSortTable } from './ordering.ts'
import { categoriesToIndex, indexCategory, indexStatus, readPublication } from './publication.ts'
import { listStores } from './stores.ts'

export * from './catalogue.ts'
export * from './configuration.ts'
export * from './endpoint.ts'
export * from './identity.ts'
export * from './limits.ts'
export * from './ordering.ts'
export * from './problem.ts'
export * from './product.ts'
export * from './publication.ts'
export * from './rules/merge.ts'
export * from './rules/money.ts'
export * from './rules/move.ts'
export * from './stores.ts'

/** Every call there is. The server registers exactly these; a test compares both ways. */
export const contract = {
  signInDetails,
  signIn,
  listStores,
  categoryTree,
  brands,
  productsByCategory,
  saveSortTable,
  indexCategory,
  indexStatus,
  readPublication,
  categoriesToIndex,
} satisfies Record<string, Endpoint>
