import type { ColumnType, Generated } from 'kysely'
import type { ApiTokenPermission, AuditKind, ListKind } from '../../../contract/index.ts'
import type { Instant, Json } from './column-types.ts'

interface People {
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

interface PersonIdentities {
  issuer: string
  subject: string
  person_id: string
  tied_at: Generated<Date>
}

interface ApiTokens {
  id: Generated<string>
  person_id: string
  name: string
  token_hash: string
  ends_with: string
  permissions: ApiTokenPermission[]
  store_ids: string[]
  request_key: string
  made_at: Instant
  used_at: Instant | null
  ends_at: Instant | null
}

interface AccountLinks {
  code_hash: string
  purpose: 'registration' | 'password' | 'email'
  email: string
  person_id: string | null
  expires_at: Instant
}

interface Preferences {
  store_id: string
  person_id: string
  preferences: Json
}

export interface Mails {
  id: Generated<string>
  receiver: string
  kind: string
  language: 'es' | 'en' | 'pt'
  subject: string
  body_text: string | null
  body_html: string | null
  file_name: string | null
  file: Buffer | null
  state: 'kept' | 'waiting' | 'sent' | 'failed'
  attempts: Generated<number>
  next_at: Instant
  fault: string | null
  created_at: Instant
  sent_at: Instant | null
}

interface Notices {
  id: Generated<string>
  person_id: string
  store_id: string | null
  store: string | null
  store_name: string | null
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

interface NoticeSettingsTable {
  person_id: string
  muted: Generated<string[]>
  mail: Generated<'off' | 'once' | 'daily'>
  mailed_id: Generated<string>
  mailed_on: string | null
}

interface AuditLog {
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

/** People, and the messages and settings that are theirs. */
export interface PeopleTables {
  people: People
  person_identities: PersonIdentities
  api_tokens: ApiTokens
  account_links: AccountLinks
  preferences: Preferences
  mails: Mails
  notices: Notices
  notice_settings: NoticeSettingsTable
  audit_log: AuditLog
}
