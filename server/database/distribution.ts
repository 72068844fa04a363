import type { Tables } from './tables.ts'

/**
 * Where the rows of a table are when there is more than one machine. `reference`: on every one. `local`: on the one that answers.
 * `store`: with the other rows of their store, by `store_id`.
 */
export type Place = 'reference' | 'local' | 'store'

type OfIdentity =
  | 'oidc_payloads'
  | 'identity_keys'
  | 'sign_in_attempts'
  | 'authenticators'
  | 'recovery_codes'
  | 'passkeys'
  | 'passkey_challenges'
  | 'person_sessions'
type Known = keyof Tables | OfIdentity | 'kysely_migration' | 'kysely_migration_lock'

/** Every table, and where its rows are. */
export const distribution: Readonly<Record<Known, Place>> = {
  people: 'reference',
  stores: 'reference',
  // Read by person, for all of their stores.
  memberships: 'reference',

  person_identities: 'local',
  account_links: 'local',
  // Read by link and by address, of all stores.
  partner_invitations: 'local',
  audit_log: 'local',
  mails: 'local',
  oidc_payloads: 'local',
  identity_keys: 'local',
  sign_in_attempts: 'local',
  authenticators: 'local',
  recovery_codes: 'local',
  passkeys: 'local',
  passkey_challenges: 'local',
  person_sessions: 'local',
  platform_budgets: 'local',
  // Read by person, and of all stores.
  notices: 'local',
  kysely_migration: 'local',
  kysely_migration_lock: 'local',

  categories: 'store',
  brands: 'store',
  products: 'store',
  product_texts: 'store',
  collections: 'store',
  collection_products: 'store',
  sales_by_day: 'store',
  counted_sales: 'store',
  sales_coverage: 'store',
  orderings: 'store',
  ordering_versions: 'store',
  ordering_drafts: 'store',
  preferences: 'store',
  runs: 'store',
  proposals: 'store',
  publications: 'store',
  publication_writes: 'store',
  publication_differences: 'store',
  publication_calls: 'store',
  drifts: 'store',
  synchronisations: 'store',
  synchronisation_changes: 'store',
  synchronisation_products: 'store',
  store_figures: 'store',
  product_figures: 'store',
  list_scores: 'store',
  score_overrules: 'store',
}

/** The tables of one kind. */
export const tablesOf = (place: Place): string[] =>
  Object.entries(distribution)
    .filter(([, present]) => present === place)
    .map(([table]) => table)
