import type { Generated, ColumnType } from 'kysely'

type Instant = ColumnType<Date, Date | string, Date | string>
type ListKind = 'category' | 'collection'
type Json = ColumnType<unknown, string, string>

export interface People {
  id: Generated<string>
  email: string
  name: string
  password_hash: string | null
  active: Generated<boolean>
  created_at: Generated<Date>
}

export interface Stores {
  id: Generated<string>
  name: string
  display_name: string
  owner_id: string
  store_type: 'demo' | 'vtex'
  account: string
  key_ends_with: string
  credential_sealed: string
  currency: string
  time_zone: string
  readiness: Generated<'synchronising' | 'ready' | 'failed'>
  storefront_url: string | null
  synchronised_at: Instant | null
  created_at: Generated<Date>
}

export interface AuditLog {
  id: Generated<string>
  at: Generated<Date>
  person_id: string | null
  action: string
  detail: ColumnType<unknown, string, string>
}

export interface Categories {
  store_id: string
  id: number
  name: string
  parent_id: number | null
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

export interface Publications {
  id: Generated<string>
  store_id: string
  list_kind: ListKind
  list_id: number
  version: number
  products: number[]
  state: Generated<'waiting' | 'running' | 'sent' | 'verified' | 'done-with-errors' | 'failed'>
  failure: 'credential' | 'forbidden' | 'unreadable' | 'unexpected' | null
  waiting_for: 'worker' | 'platform' | null
  requested_by: string | null
  requested_at: Instant
  started_at: Instant | null
  sent_at: Instant | null
  ended_at: Instant | null
  retry_at: Instant | null
  setbacks: Generated<number>
  looks: Generated<number>
  repairs: Generated<number>
  checked: Generated<number>
  verified: Generated<number>
  idempotency_key: string
  request_digest: string
}

export interface PublicationWrites {
  publication_id: string
  product_id: number
  place: number
  score: number
  result: 'written' | 'already' | 'gone' | 'refused' | null
  detail: string | null
  at: Instant | null
}

export interface PublicationDifferences {
  publication_id: string
  product_id: number
  detail: string
}

export interface StoreFigures {
  store_id: string
  as_of: string | null
  refreshed_at: Instant | null
  asked_for: string | null
  next_at: Instant | null
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
  stores: Stores
  audit_log: AuditLog
  categories: Categories
  brands: Brands
  products: Products
  collections: Collections
  collection_products: CollectionProducts
  sales_by_day: SalesByDay
  orderings: Orderings
  ordering_versions: OrderingVersions
  ordering_drafts: OrderingDrafts
  publications: Publications
  publication_writes: PublicationWrites
  publication_differences: PublicationDifferences
  preferences: Preferences
  store_figures: StoreFigures
  product_figures: ProductFigures
  list_scores: ListScores
  score_overrules: ScoreOverrules
}
