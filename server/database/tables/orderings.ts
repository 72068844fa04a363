import type { ColumnType, Generated } from 'kysely'
import type { ListKind, ProposalState, PublicationWay, RefusalReason } from '../../../contract/index.ts'
import type { ActorKind, WaitsFor, WriteResult } from '../column-words.ts'
import type { Instant, Json } from './column-types.ts'

interface Orderings {
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

interface OrderingVersions {
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

interface OrderingDrafts {
  store_id: string
  person_id: string
  list_kind: ListKind
  list_id: number
  draft: Json
  at: Instant
}

interface Proposals {
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

interface Runs {
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

interface Publications {
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

interface PublicationWrites {
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

interface PublicationDifferences {
  store_id: string
  publication_id: string
  product_id: number
  found: number | null
}

interface PublicationCalls {
  store_id: string
  publication_id: string
  number: number
  at: Instant
  method: string
  path: string
  status: number | null
  milliseconds: number
}

interface Drifts {
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

/** Orderings, and how they reach the platform. */
export interface OrderingTables {
  orderings: Orderings
  ordering_versions: OrderingVersions
  ordering_drafts: OrderingDrafts
  proposals: Proposals
  runs: Runs
  publications: Publications
  publication_writes: PublicationWrites
  publication_differences: PublicationDifferences
  publication_calls: PublicationCalls
  drifts: Drifts
}
