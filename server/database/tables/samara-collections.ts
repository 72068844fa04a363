import type { ColumnType, Generated } from 'kysely'
import type { Criterion, EnteringRule, FilterColumn, FilterOperator } from '../../../contract/index.ts'
import type { Instant, Json } from './column-types.ts'

interface SamaraCollections {
  store_id: string
  id: Generated<number>
  name: string
  description: Generated<string>
  active: Generated<boolean>
  highlight: Generated<boolean>
  searchable: Generated<boolean>
  start_date: string | null
  end_date: string | null
  platform_id: number | null
  platform_making: ColumnType<{ name: string; before: number[] } | null, string | null | undefined, string | null>
  archived_at: Instant | null
  entering: Generated<EnteringRule>
  criteria: ColumnType<Criterion[], string | undefined, string>
  version: Generated<number>
  filled_at: Instant | null
  followed_at: Instant | null
  stale: Generated<boolean>
  lists_digest: string | null
  made_by: string | null
  made_at: Instant
  request_key: string | null
}

interface SamaraGroups {
  store_id: string
  id: Generated<number>
  name: string
  excludes: Generated<boolean>
  version: Generated<number>
  made_at: Instant
  request_key: string | null
}

interface SamaraFilters {
  store_id: string
  id: Generated<number>
  group_id: number
  place: number
  filter_column: FilterColumn
  operator: FilterOperator
  negated: boolean
  filter_values: ColumnType<(string | number)[], string, string>
  request_key: string | null
}

interface SamaraCollectionGroups {
  store_id: string
  collection_id: number
  group_id: number
  place: number
  excludes: boolean
}

interface SamaraPicks {
  store_id: string
  group_id: number
  product_id: number
  place: number
  pinned: boolean
}

interface SamaraMembers {
  store_id: string
  collection_id: number
  product_id: number
  place: number
  group_id: number | null
  left_at: Instant | null
}

interface SamaraHistory {
  store_id: string
  id: Generated<number>
  collection_id: number
  at: Instant
  person_id: string | null
  entered: boolean
  group_id: number | null
  group_name: string | null
  filter: Json | null
  products: number[]
}

interface SamaraFacts {
  store_id: string
  product_id: number
  name: string
  plain_name: string
  words: string
  reference: Generated<string>
  brand_id: Generated<number>
  category_id: Generated<number>
  categories: Generated<number[]>
  price: number | null
  list_price: number | null
  stock: Generated<number>
  released_on: string | null
  units7: Generated<number>
  units30: Generated<number>
  units90: Generated<number>
  revenue7: Generated<number>
  revenue30: Generated<number>
  revenue90: Generated<number>
  orders7: Generated<number>
  orders30: Generated<number>
  orders90: Generated<number>
  score: number | null
  category_rank: number | null
  variants_in_stock: number | null
}

interface SamaraChanges {
  store_id: string
  product_id: number
  facts: number
}

interface SamaraStores {
  store_id: string
  requests: Generated<number>
  renewed_day: string | null
}

interface SamaraFiles {
  store_id: string
  key: string
  products: number[]
  made_at: Instant
}

/** Samara collections and their groups. */
export interface SamaraCollectionTables {
  samara_collections: SamaraCollections
  samara_groups: SamaraGroups
  samara_filters: SamaraFilters
  samara_collection_groups: SamaraCollectionGroups
  samara_picks: SamaraPicks
  samara_members: SamaraMembers
  samara_history: SamaraHistory
  samara_facts: SamaraFacts
  samara_changes: SamaraChanges
  samara_stores: SamaraStores
  samara_files: SamaraFiles
}
