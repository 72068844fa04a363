import type { UserProfile } from 'oidc-client-ts'

/** Who is signed in, as the tab keeps it: read at every page load, so it needs nothing of the protocol's library. */
export interface User {
  access_token: string
  token_type: string
  refresh_token?: string
  id_token?: string
  session_state: string | null
  scope?: string
  /** Seconds since 1970. */
  expires_at?: number
  profile: UserProfile
}

/** What was kept, or null when it cannot be read. */
export function userFrom(text: string): User | null {
  try {
    return JSON.parse(text) as User | null
  } catch {
    return null
  }
}

/** Seconds that the access token is still good for; without end when the provider did not say. */
export const secondsLeft = (user: User, now: number): number => Math.floor((user.expires_at ?? Infinity) - now / 1_000)

/** The provider itself said no, as against not being reached or not being understood. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
}
