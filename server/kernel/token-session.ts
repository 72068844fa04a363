/** The session with the provider on board that an access token was given out in. */
export interface TokenSession {
  id: string
  signedInAt: Date
}
