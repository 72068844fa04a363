import type { ColumnType, Generated } from 'kysely'
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
  scope: 'email' | 'address' | 'mail' | 'mail-address'
  key: string
  failures: number
  last_at: Instant
  refused_until: Instant | null
}

interface IdentityTables extends Tables {
  oidc_payloads: OidcPayloads
  identity_keys: IdentityKeys
  sign_in_attempts: SignInAttempts
}

/** The same connection, seen with the tables that only identity knows. */
export const withIdentity = (queries: Queries) => queries.withTables<Omit<IdentityTables, keyof Tables>>()
export type IdentityQueries = ReturnType<typeof withIdentity>
