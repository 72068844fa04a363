import type { Generated, ColumnType } from 'kysely'
import type {
  AuditKind,
  ListKind,
  ProposalState,
  PublicationWay,
  RefusalReason,
  Role,
  RunFailure,
  StoreReadiness,
  StoreType,
  SynchronisationPhase,
  SynchronisationScope,
} from '../../contract/index.ts'
import type { ActorKind, ChangeKind, Feed, InvitationState, WaitsFor, WriteResult } from './column-words.ts'

type Instant = ColumnType<Date, Date | string, Date | string>
type Json = ColumnType<unknown, string, string>

export interface People {
  id: Generated<string>
  email: string
  name: string
  password_hash: string | null
  active: Generated<boolean>
  operator: Generated<boolean>
  language: Generated<'es' | 'en' | 'pt'>
  /** Written by the database. */
  found_by: ColumnType<string, never, never>
  created_at: Generated<Date>
}

export interface PersonIdentities {
  issuer: string
  subject: string
  person_id: string
  tied_at: Generated<Date>
}

export interface Stores {
  id: Generated<string>
  name: string
  display_name: string
  store_type: StoreType
  account: string
  key_ends_with: string
  credential_sealed: string
  currency: string
  time_zone: string
  readiness: Generated<StoreReadiness>
  storefront_url: string | null
  request_key: Generated<string | null>
  synchronised_at: Instant | null
  paused_at: Instant | null
  disconnecting_at: Instant | null
  nightly: Generated<boolean>
  rights: Json | null
  rights_at: Instant | null
  created_at: Generated<Date>
}

export interface Memberships {
  store_id: string
  person_id: string
  role: Role
  categories: number[] | null
  brands: number[] | null
  approval: Generated<boolean>
  since: Generated<Date>
}

export interface AccountLinks {
  code_hash: string
  purpose: 'registration' | 'password' | 'email'
  email: string
  person_id: string | null
  expires_at: Instant
}

export interface PartnerInvitations {
  id: Generated<string>
  code_hash: string
  store_id: string | null
  email: string
  inviter_id: string | null
  categories: number[] | null
  brands: number[] | null
  approval: Generated<boolean>
  state: Generated<InvitationState>
  mail_id: string | null
  request_key: string | null
  created_at: Instant
  expires_at: Instant
}

export interface AuditLog {
  id: Generated<string>
  at: Instant
  kind: AuditKind
  person_id: string | null
  about_id: string | null
  store: string | null
  detail: ColumnType<unknown, string, string>
  address: string | null
  together: string | null
}

export interface Mails {
  id: Generated<string>
  receiver: string
  kind: string
  language: 'es' | 'en' | 'pt'
  subject: string
  body_text: string | null
  body_html: string | null
  state: 'kept' | 'waiting' | 'sent' | 'failed'
  attempts: Generated<number>
  next_at: Instant
  fault: string | null
  created_at: Instant
  sent_at: Instant | null
}

export interface Categories {
  store_id: string
  id: number
  name: string
  parent_id: number | null
  path: number[]
  place: number
  score_share: Generated<number>
}

export interface Brands {
  store_id: string
  id: number
  name: string
  score_share: Generated<number>
}

export interface Products {
  store_id: string
  id: number
  name: string
  reference: string
  category_id: number
  brand_id: number
  image_url: string | null
  price: number | null
  list_price: number | null
  stock: Generated<number>
  released_on: string | null
  score: Generated<number>
  active: Generated<boolean>
  gone_at: Instant | null
  variants: number | null
  variants_in_stock: number | null
  details_at: Instant | null
  score_read_at: Instant | null
}

export interface ProductTexts {
  store_id: string
  product_id: number
  text: string
}

export interface Collections {
  store_id: string
  id: number
  name: string
  searchable: boolean
  starts_at: Instant | null
  ends_at: Instant | null
}

export interface CollectionProducts {
  store_id: string
  collection_id: number
  product_id: number
  position: number
}

export interface SalesByDay {
  store_id: string
  day: string
  product_id: number
  units: number
  revenue: number
}

export interface Orderings {
  store_id: string
  list_kind: ListKind
  list_id: number
  version: number
  base_version: number
  pending_moves: Generated<number>
  pins: ColumnType<unknown, string | undefined, string>
  rules: ColumnType<unknown, string | undefined, string>
  name: string | null
  saved_at: Instant
  saved_by: string | null
  published_version: number | null
  published_at: Instant | null
  watched_at: Instant | null
}

export interface OrderingVersions {
  store_id: string
  list_kind: ListKind
  list_id: number
  version: number
  products: number[] | null
  moves: Json | null
  pins: Json | null
  rules: Json | null
  name: string | null
  source: string | null
  steps: number | null
  saved_at: Instant
  saved_by: string | null
}

export interface OrderingDrafts {
  store_id: string
  person_id: string
  list_kind: ListKind
  list_id: number
  draft: Json
  at: Instant
}

export interface Preferences {
  store_id: string
  person_id: string
  preferences: Json
}

export interface Runs {
  store_id: string
  id: Generated<string>
  kind: string
  subject: Generated<string>
  state: string
  waits_for: WaitsFor
  claim: string | null
  slot: string | null
  actor: ActorKind
  actor_id: string | null
  requested_at: Instant
  due_at: Instant | null
  started_at: Instant | null
  ended_at: Instant | null
  cancel_asked_at: Instant | null
  platform_failures: Generated<number>
  own_failures: Generated<number>
  failure: string | null
  failure_detail: string | null
  asked: Generated<number>
}

export interface Proposals {
  store_id: string
  id: Generated<string>
  list_kind: ListKind
  list_id: number
  list_name: string
  version: number
  starts_at: Instant | null
  ends_at: Instant | null
  word: string | null
  state: Generated<ProposalState>
  proposed_by: string | null
  proposed_at: Instant
  decided_by: string | null
  decided_at: Instant | null
  answer: string | null
  edited: Generated<boolean>
  publication_id: string | null
  idempotency_key: string
  request_digest: string
}

export interface Publications {
  id: Generated<string>
  store_id: string
  list_kind: ListKind
  list_id: number
  version: number
  products: number[]
  way: Generated<PublicationWay>
  starts_at: Instant | null
  ends_at: Instant | null
  returns: string | null
  to_write: number | null
  written: Generated<number>
  skipped: Generated<number>
  failed: Generated<number>
  calls: Generated<number>
  calls_failed: Generated<number>
  lots_done: Generated<number>
  file_hidden: number[] | null
  product_count: Generated<number>
  sent_at: Instant | null
  looks: Generated<number>
  repairs: Generated<number>
  checked: Generated<number>
  verified: Generated<number>
  unseen: Generated<number>
  look_from: Instant | null
  proposal_id: string | null
  idempotency_key: string
  request_digest: string
}

export interface PublicationWrites {
  store_id: string
  publication_id: string
  product_id: number
  place: number
  score: number
  result: WriteResult | null
  reason: RefusalReason | null
  detail: string | null
  at: Instant | null
}

export interface PublicationDifferences {
  store_id: string
  publication_id: string
  product_id: number
  found: number | null
}

export interface PublicationCalls {
  store_id: string
  publication_id: string
  number: number
  at: Instant
  method: string
  path: string
  status: number | null
  milliseconds: number
}

export interface Drifts {
  store_id: string
  list_kind: ListKind
  list_id: number
  found_at: Instant
  checked: number
  unseen: Generated<number>
  differing: number
  differences: Json
  live: number[]
}

export interface Synchronisations {
  id: Generated<string>
  store_id: string
  scope: SynchronisationScope
  targets: Generated<number[]>
  with_products: Generated<boolean>
  phase: SynchronisationPhase | null
  cursor: Json | null
  part_failure: RunFailure | null
  phase_started_at: Instant | null
  usable_at: Instant | null
  done: Generated<number>
  total: number | null
  done_before: Generated<number>
  read: Generated<number>
  added: Generated<number>
  changed: Generated<number>
  moved: Generated<number>
  gone: Generated<number>
  unreadable: Generated<number>
}

export interface SynchronisationChanges {
  store_id: string
  synchronisation_id: string
  product_id: number
  kind: ChangeKind
  was: number | null
  is: number | null
}

export interface SynchronisationProducts {
  store_id: string
  synchronisation_id: string
  product_id: number
  wants_details: Generated<boolean>
}

export interface CountedSales {
  store_id: string
  sale: string
  changed_at: Instant
  sold_at: Instant
  day: string
  currency: string
  counted: boolean
  products: number[]
  units: number[]
  revenue: number[]
}

export interface SalesCoverage {
  store_id: string
  covered_from: Instant | null
  covered_to: Instant | null
  feed: Feed | null
  feed_checked_at: Instant | null
  reconciled_on: string | null
  history_to: string | null
}

export interface PlatformBudgets {
  account: string
  next_turn: Generated<Date>
  base_rate: number
  rate_since: Generated<Date>
  paused_until: Instant | null
  failures: Generated<number>
  open_until: Instant | null
}

export interface Notices {
  id: Generated<string>
  person_id: string
  store_id: string | null
  store: string
  store_name: string
  kind: string
  list_kind: ListKind | null
  list_id: number | null
  list_name: string | null
  publication_id: string | null
  synchronisation_id: string | null
  proposal_id: string | null
  person_name: string | null
  word: string | null
  figures: Json
  at: Instant
  read_at: Instant | null
}

export interface StoreFigures {
  store_id: string
  as_of: string | null
  refreshed_at: Instant | null
  asked_for: string | null
}

export interface ProductFigures {
  store_id: string
  product_id: number
  units7: number
  units30: number
  units90: number
  revenue7: number
  revenue30: number
  revenue90: number
  recent_units: number
  recent_revenue: number
}

export interface ListScores {
  store_id: string
  list_kind: ListKind
  list_id: number
  product_id: number
  score: number
  percentiles: (number | null)[]
  figures: (number | null)[]
}

export interface ScoreOverrules {
  id: Generated<number>
  store_id: string
  product_id: number
  score: number
  until: string | null
  reason: string
  made_by: string | null
  made_at: Instant
  taken_back_at: Instant | null
}

/** Every table, as Kysely sees it. */
export interface Tables {
  people: People
  person_identities: PersonIdentities
  stores: Stores
  memberships: Memberships
  account_links: AccountLinks
  partner_invitations: PartnerInvitations
  audit_log: AuditLog
  mails: Mails
  categories: Categories
  brands: Brands
  products: Products
  product_texts: ProductTexts
  collections: Collections
  collection_products: CollectionProducts
  sales_by_day: SalesByDay
  orderings: Orderings
  ordering_versions: OrderingVersions
  ordering_drafts: OrderingDrafts
  runs: Runs
  proposals: Proposals
  publications: Publications
  publication_writes: PublicationWrites
  publication_differences: PublicationDifferences
  publication_calls: PublicationCalls
  drifts: Drifts
  synchronisations: Synchronisations
  synchronisation_changes: SynchronisationChanges
  synchronisation_products: SynchronisationProducts
  counted_sales: CountedSales
  sales_coverage: SalesCoverage
  platform_budgets: PlatformBudgets
  notices: Notices
  preferences: Preferences
  store_figures: StoreFigures
  product_figures: ProductFigures
  list_scores: ListScores
  score_overrules: ScoreOverrules
}
