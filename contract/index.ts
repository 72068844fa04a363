import { confirmEmail, readAccountLink, register, requestPasswordLink, requestRegistration, setForgottenPassword } from './accounts.ts'
import { brands, categoryTree, newCategoryTree, productsByCategory, productsByCriteria } from './catalogue.ts'
import { listCollections, productsByCollection } from './collections.ts'
import type { Endpoint } from './endpoint.ts'
import {
  addPasskey,
  beginAuthenticator,
  beginPasskey,
  confirmAuthenticator,
  proveIdentity,
  readFactors,
  removeAuthenticator,
  removePasskey,
  renamePasskey,
  renewRecoveryCodes,
} from './factors.ts'
import { readHome } from './home.ts'
import { beginPasskeySignIn, passkeySignIn, signIn, signInDetails } from './identity.ts'
import { listOpening } from './list-opening.ts'
import { listsToOrder } from './lists.ts'
import {
  badFileLines,
  checkOrderingFile,
  keepDraft,
  massOrdering,
  orderingVersions,
  readDraft,
  readOrderingVersion,
  reviewPublication,
  saveSortTable,
} from './ordering.ts'
import {
  acceptInvitation,
  changePartner,
  invitePartner,
  leaveStore,
  listPartners,
  makeOwner,
  readInvitation,
  readMembership,
  registerInvited,
  removePartner,
  resendInvitation,
  withdrawInvitation,
} from './partners.ts'
import { findProducts } from './product-search.ts'
import {
  controlRun,
  exportAuditLog,
  listKnownStores,
  listMails,
  listPeople,
  listRuns,
  pauseKnownStore,
  readAuditLog,
  readHealth,
  readMail,
  sendMailAgain,
  setOperator,
  switchPerson,
} from './operator.ts'
import { readPreferences, savePreferences } from './preferences.ts'
import { clearNotices, listNotices, readNotices } from './notices.ts'
import { platformRights } from './platform-rights.ts'
import { approveProposal, listProposals, readProposal, sendBackProposal, sendProposal, withdrawProposal } from './proposals.ts'
import {
  cancelIndex,
  cancelPublication,
  listDrifts,
  publicationCalls,
  publicationQueue,
  resolveDrift,
  retryPublication,
  setIndexDate,
  verifyPublication,
} from './publication-queue.ts'
import { categoriesToIndex, collectionsToIndex, indexCategory, indexCollection, indexStatus, readPublication } from './publication.ts'
import { deletePerson, endSession, exportPerson, listSessions, readProfile, saveUser, signOutEverywhere, withdrawEmail } from './profile.ts'
import { overruleScore, readScore, takeBackOverrule } from './scores.ts'
import {
  addDemoStore,
  checkPlatformKey,
  connectStore,
  disconnectStore,
  exportStore,
  pauseStore,
  renameStore,
  replaceStoreKey,
} from './store-connections.ts'
import { listMemberships, listStores } from './stores.ts'
import {
  cancelSynchronisation,
  listSynchronisations,
  readSynchronisationSettings,
  resumeSynchronisation,
  saveSynchronisationSettings,
  synchronisationChanges,
  synchroniseCatalogue,
  synchroniseCollectionById,
  synchroniseCollectionProducts,
  synchroniseCollections,
  synchroniseSales,
} from './synchronisation.ts'

export * from './accounts.ts'
export * from './arrangement.ts'
export * from './audit.ts'
export * from './catalogue.ts'
export * from './collections.ts'
export * from './configuration.ts'
export * from './endpoint.ts'
export * from './factors.ts'
export * from './failures.ts'
export * from './home.ts'
export * from './identity.ts'
export * from './limits.ts'
export * from './list-opening.ts'
export * from './lists.ts'
export * from './operator.ts'
export * from './ordering.ts'
export * from './partners.ts'
export * from './permissions.ts'
export * from './preferences.ts'
export * from './problem.ts'
export * from './product.ts'
export * from './product-search.ts'
export * from './events.ts'
export * from './notices.ts'
export * from './platform-rights.ts'
export * from './profile.ts'
export * from './proposals.ts'
export * from './publication-queue.ts'
export * from './publication.ts'
export * from './rules/account-name.ts'
export * from './rules/arrange.ts'
export * from './rules/attention.ts'
export * from './rules/blocks.ts'
export * from './rules/criteria.ts'
export * from './rules/csv-cell.ts'
export * from './rules/edit.ts'
export * from './rules/file.ts'
export * from './rules/find-lists.ts'
export * from './rules/fingerprint.ts'
export * from './rules/list-health.ts'
export * from './rules/list-status.ts'
export * from './rules/longest-run.ts'
export * from './rules/merge.ts'
export * from './rules/money.ts'
export * from './rules/move.ts'
export * from './rules/password.ts'
export * from './rules/pins.ts'
export * from './rules/plain-text.ts'
export * from './rules/proposal.ts'
export * from './rules/score.ts'
export * from './rules/sequence.ts'
export * from './rules/steps.ts'
export * from './rules/store-state.ts'
export * from './scores.ts'
export * from './store-connections.ts'
export * from './stores.ts'
export * from './synchronisation.ts'

/** Every call there is. The server registers exactly these; a test compares both ways. */
export const contract = {
  signInDetails,
  signIn,
  beginPasskeySignIn,
  passkeySignIn,
  requestRegistration,
  requestPasswordLink,
  readAccountLink,
  register,
  setForgottenPassword,
  confirmEmail,
  readProfile,
  saveUser,
  withdrawEmail,
  listSessions,
  endSession,
  signOutEverywhere,
  proveIdentity,
  readFactors,
  beginAuthenticator,
  confirmAuthenticator,
  removeAuthenticator,
  renewRecoveryCodes,
  beginPasskey,
  addPasskey,
  renamePasskey,
  removePasskey,
  exportPerson,
  listStores,
  listMemberships,
  invitePartner,
  listPartners,
  changePartner,
  resendInvitation,
  withdrawInvitation,
  removePartner,
  makeOwner,
  readInvitation,
  registerInvited,
  acceptInvitation,
  readMembership,
  checkPlatformKey,
  connectStore,
  addDemoStore,
  renameStore,
  replaceStoreKey,
  pauseStore,
  exportStore,
  disconnectStore,
  readHome,
  categoryTree,
  newCategoryTree,
  brands,
  productsByCategory,
  productsByCriteria,
  findProducts,
  listsToOrder,
  listOpening,
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
  badFileLines,
  readScore,
  overruleScore,
  takeBackOverrule,
  readPreferences,
  savePreferences,
  indexCategory,
  indexCollection,
  indexStatus,
  readPublication,
  categoriesToIndex,
  collectionsToIndex,
  publicationQueue,
  setIndexDate,
  cancelIndex,
  cancelPublication,
  retryPublication,
  verifyPublication,
  publicationCalls,
  listDrifts,
  resolveDrift,
  sendProposal,
  listProposals,
  readProposal,
  approveProposal,
  sendBackProposal,
  withdrawProposal,
  synchroniseCatalogue,
  synchroniseCollections,
  synchroniseCollectionById,
  synchroniseCollectionProducts,
  synchroniseSales,
  listSynchronisations,
  cancelSynchronisation,
  resumeSynchronisation,
  synchronisationChanges,
  readSynchronisationSettings,
  saveSynchronisationSettings,
  platformRights,
  listNotices,
  readNotices,
  clearNotices,
  // Last, where every call is tried in turn: the others need the person and what they are in the store.
  leaveStore,
  deletePerson,
  listPeople,
  switchPerson,
  setOperator,
  listKnownStores,
  pauseKnownStore,
  listRuns,
  controlRun,
  readHealth,
  readAuditLog,
  exportAuditLog,
  listMails,
  readMail,
  sendMailAgain,
} satisfies Record<string, Endpoint>
