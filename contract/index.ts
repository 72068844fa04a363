import { brands, categoryTree, productsByCategory, productsByCriteria } from './catalogue.ts'
import { listCollections, productsByCollection } from './collections.ts'
import type { Endpoint } from './endpoint.ts'
import { signIn, signInDetails } from './identity.ts'
import { listsToOrder } from './lists.ts'
import { checkOrderingFile, keepDraft, massOrdering, orderingVersions, readDraft, readOrderingVersion, reviewPublication, saveSortTable } from './ordering.ts'
import { readPreferences, savePreferences } from './preferences.ts'
import { categoriesToIndex, indexCategory, indexStatus, readPublication } from './publication.ts'
import { overruleScore, readScore, takeBackOverrule } from './scores.ts'
import { listStores } from './stores.ts'

export * from './arrangement.ts'
export * from './catalogue.ts'
export * from './collections.ts'
export * from './configuration.ts'
export * from './endpoint.ts'
export * from './identity.ts'
export * from './limits.ts'
export * from './lists.ts'
export * from './ordering.ts'
export * from './preferences.ts'
export * from './problem.ts'
export * from './product.ts'
export * from './publication.ts'
export * from './rules/arrange.ts'
export * from './rules/blocks.ts'
export * from './rules/criteria.ts'
export * from './rules/edit.ts'
export * from './rules/file.ts'
export * from './rules/merge.ts'
export * from './rules/money.ts'
export * from './rules/move.ts'
export * from './rules/pins.ts'
export * from './rules/plain-text.ts'
export * from './rules/score.ts'
export * from './rules/sequence.ts'
export * from './scores.ts'
export * from './stores.ts'

/** Every call there is. The server registers exactly these; a test compares both ways. */
export const contract = {
  signInDetails,
  signIn,
  listStores,
  categoryTree,
  brands,
  productsByCategory,
  productsByCriteria,
  listsToOrder,
  listCollections,
  productsByCollection,
  saveSortTable,
  orderingVersions,
  readOrderingVersion,
  readDraft,
  keepDraft,
  reviewPublication,
  massOrdering,
  checkOrderingFile,
  readScore,
  overruleScore,
  takeBackOverrule,
  readPreferences,
  savePreferences,
  indexCategory,
  indexStatus,
  readPublication,
  categoriesToIndex,
} satisfies Record<string, Endpoint>
