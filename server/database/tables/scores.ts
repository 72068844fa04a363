import type { Generated } from 'kysely'
import type { LearnedBasis, ListKind } from '../../../contract/index.ts'
import type { Instant } from './column-types.ts'

interface StoreFigures {
  store_id: string
  as_of: string | null
  refreshed_at: Instant | null
  asked_for: string | null
}

interface ProductFigures {
  store_id: string
  product_id: number
  units7: number
  units30: number
  units90: number
  revenue7: number
  revenue30: number
  revenue90: number
  orders7: Generated<number>
  orders30: Generated<number>
  orders90: Generated<number>
  recent_units: number
  recent_revenue: number
}

interface ListScores {
  store_id: string
  list_kind: ListKind
  list_id: number
  product_id: number
  score: number
  percentiles: (number | null)[]
  figures: (number | null)[]
}

interface LearnedDemand {
  store_id: string
  as_of: string
  basis: LearnedBasis | null
  cases: number
  share: number
  simple_share: number
  learned_at: Instant
}

interface ListDemand {
  store_id: string
  list_kind: ListKind
  list_id: number
  products: number[]
  expected: number[]
}

interface ScoreOverrules {
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

/** Figures and scores of products and lists. */
export interface ScoreTables {
  store_figures: StoreFigures
  product_figures: ProductFigures
  list_scores: ListScores
  learned_demand: LearnedDemand
  list_demand: ListDemand
  score_overrules: ScoreOverrules
}
