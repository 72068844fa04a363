import type { ColumnType, Generated } from 'kysely'
import type { BrowserName, SystemName } from '../../contract/index.ts'
import type { Queries, Tables } from '../database/index.ts'

type Instant = ColumnType<Date, Date, Date>

interface OidcPayloads {
  model: string
  id: string
  payload: ColumnType<Record<string, unknown>, string, string>
  grant_id: string | null
  uid: string | null
  user_code: string | null
  consumed_at: Instant | null
  expires_at: Instant
}

interface IdentityKeys {
  name: string
  sealed: string
  created_at: Generated<Date>
}

export interface SignInAttempts {
  scope: 'email' | 'address' | 'mail' | 'mail-address' | 'code'
  key: string
  failures: number
  last_at: Instant
  refused_until: Instant | null
}

interface Authenticators {
  person_id: string
  sealed_key: string
  begun_at: Instant
  confirmed_at: Instant | null
  last_step: ColumnType<string, number, number>
}

interface RecoveryCodes {
  person_id: string
  code_hash: string
}

interface Passkeys {
  id: string
  person_id: string
  public_key: Buffer
  counter: ColumnType<string, number, number>
  transports: string[]
  name: string
  added_at: Instant
  used_at: Instant | null
}

interface PasskeyChallenges {
  binding: string
  challenge: string
  expires_at: Instant
}

interface PersonSessions {
  uid: string
  person_id: string
  browser: BrowserName | null
  system: SystemName | null
  address: string | null
  used_at: Instant
  proven_at: Instant | null
}

interface IdentityTables extends Tables {
  oidc_payloads: OidcPayloads
  identity_keys: IdentityKeys
  sign_in_attempts: SignInAttempts
  authenticators: Authenticators
  recovery_codes: RecoveryCodes
  passkeys: Passkeys
  passkey_challenges: PasskeyChallenges
  person_sessions: PersonSessions
}

/** The same connection, seen with the tables that only identity knows. */
export const withIdentity = (queries: Queries) => queries.withTables<Omit<IdentityTables, keyof Tables>>()
export type IdentityQueries = ReturnType<typeof withIdentity>
