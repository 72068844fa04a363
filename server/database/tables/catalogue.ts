import type { Generated } from 'kysely'
import type { RunFailure, SynchronisationPhase, SynchronisationScope } from '../../../contract/index.ts'
import type { ChangeKind } from '../column-words.ts'
import type { Instant, Json } from './column-types.ts'

interface Categories {
  store_id: string
  id: number
  name: string
  parent_id: number | null
  path: number[]
  place: number
  score_share: Generated<number>
}

interface Brands {
  store_id: string
  id: number
  name: string
  score_share: Generated<number>
}

interface Products {
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
  eans: Generated<string[]>
  details_at: Instant | null
  score_read_at: Instant | null
}

interface ProductTexts {
  store_id: string
  product_id: number
  text: string
}

interface Collections {
  store_id: string
  id: number
  name: string
  searchable: boolean
  starts_at: Instant | null
  ends_at: Instant | null
}

interface CollectionProducts {
  store_id: string
  collection_id: number
  product_id: number
  position: number
}

interface Synchronisations {
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

interface SynchronisationChanges {
  store_id: string
  synchronisation_id: string
  product_id: number
  kind: ChangeKind
  was: number | null
  is: number | null
}

interface SynchronisationProducts {
  store_id: string
  synchronisation_id: string
  product_id: number
  wants_details: Generated<boolean>
}

/** What a shop has, and how it is brought in. */
export interface CatalogueTables {
  categories: Categories
  brands: Brands
  products: Products
  product_texts: ProductTexts
  collections: Collections
  collection_products: CollectionProducts
  synchronisations: Synchronisations
  synchronisation_changes: SynchronisationChanges
  synchronisation_products: SynchronisationProducts
}
