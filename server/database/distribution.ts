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
  // Read by token, for all of a person's stores.
  api_tokens: 'local',
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
  notice_settings: 'local',
  // Read by person, for all of their stores.
  customers: 'local',
  cards: 'local',
  coupons: 'local',
  coupon_uses: 'local',
  subscriptions: 'local',
  invoice_numbers: 'local',
  invoices: 'local',
  payments: 'local',
  payment_requests: 'local',
  refunds: 'local',
  ledger_entries: 'local',
  gateway_events: 'local',
  payment_comparisons: 'local',
  payment_differences: 'local',
  plan_pauses: 'local',
  sandbox_objects: 'local',
  kysely_migration: 'local',
  kysely_migration_lock: 'local',

  categories: 'store',
  brands: 'store',
  products: 'store',
  product_texts: 'store',
  collections: 'store',
  collection_products: 'store',
  sales_by_day: 'store',
  sales_by_week: 'store',
  summed_weeks: 'store',
  sales_by_month: 'store',
  summed_months: 'store',
  sales_by_year: 'store',
  summed_years: 'store',
  counted_sales: 'store',
  unreadable_sales: 'store',
  category_paths: 'store',
  sales_days: 'store',
  sales_hours: 'store',
  sales_by_hour: 'store',
  sales_categories: 'store',
  sales_bands: 'store',
  sales_path_bands: 'store',
  sales_path_hours: 'store',
  list_sightings: 'store',
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
  learned_demand: 'store',
  list_demand: 'store',
  score_overrules: 'store',
  automations: 'store',
  automation_runs: 'store',
  automation_run_lists: 'store',
  backtest_pasts: 'store',
  backtest_runs: 'store',
  backtest_run_lists: 'store',
  assistant_plans: 'store',
  webhooks: 'store',
  webhook_deliveries: 'store',
  samara_collections: 'store',
  samara_groups: 'store',
  samara_filters: 'store',
  samara_collection_groups: 'store',
  samara_picks: 'store',
  samara_members: 'store',
  samara_history: 'store',
  samara_facts: 'store',
  samara_changes: 'store',
  samara_stores: 'store',
  samara_files: 'store',
}

/** The tables of one kind. */
export const tablesOf = (place: Place): string[] =>
  Object.entries(distribution)
    .filter(([, present]) => present === place)
    .map(([table]) => table)
