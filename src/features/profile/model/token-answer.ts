import type { ApiToken, ApiTokenPermission } from '../../../../contract/index.ts'

/** What somebody wants of a new API token. */
export interface TokenAnswer {
  name: string
  permissions: ApiTokenPermission[]
  stores: string[]
  /** Null: it does not end. */
  days: number | null
}

/** A store that a token can reach. */
export interface TokenStore {
  store: string
  displayName: string
}

/** What is asked or shown about a token. */
export type TokensDialog = { kind: 'making' } | { kind: 'made'; token: string } | { kind: 'revoking'; token: ApiToken }
