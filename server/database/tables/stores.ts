import type { Generated } from 'kysely'
import type { DeliveryType, Role, StoreReadiness, StoreType, WebhookDelivery, WebhookEvent } from '../../../contract/index.ts'
import type { InvitationState } from '../column-words.ts'
import type { Instant, Json } from './column-types.ts'

interface Stores {
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

interface Memberships {
  store_id: string
  person_id: string
  role: Role
  categories: number[] | null
  brands: number[] | null
  approval: Generated<boolean>
  since: Generated<Date>
  waits_since: Instant | null
}

interface PartnerInvitations {
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

interface PlatformBudgets {
  account: string
  next_turn: Generated<Date>
  base_rate: number
  rate_since: Generated<Date>
  paused_until: Instant | null
  failures: Generated<number>
  open_until: Instant | null
}

interface Webhooks {
  store_id: string
  id: Generated<string>
  url: string
  events: WebhookEvent[]
  active: Generated<boolean>
  sealed_secret: string
  request_key: string
  made_at: Instant
}

interface WebhookDeliveries {
  store_id: string
  id: Generated<string>
  webhook_id: string
  type: DeliveryType
  body: string
  state: WebhookDelivery['state']
  attempts: Generated<number>
  next_at: Instant
  status: number | null
  fault: WebhookDelivery['fault']
  milliseconds: number | null
  made_at: Instant
  tried_at: Instant | null
}

/** Stores, who works in them, what their platforms allow, and whom they inform. */
export interface StoreTables {
  stores: Stores
  memberships: Memberships
  partner_invitations: PartnerInvitations
  platform_budgets: PlatformBudgets
  webhooks: Webhooks
  webhook_deliveries: WebhookDeliveries
}
