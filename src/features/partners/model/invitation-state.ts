import type { Invitation } from '../../../../contract/index.ts'
import type { SayableFailure } from '../../../i18n/index.ts'

/** How the page of an invitation stands. */
export type InvitationState =
  | { kind: 'loading' }
  /** It could not be looked at. */
  | { kind: 'failed'; failure: SayableFailure }
  /** Its link works no more, or never did. */
  | { kind: 'ended'; failure: SayableFailure }
  | { kind: 'open'; invitation: Invitation; busy: boolean; failure: SayableFailure | null }
  | { kind: 'accepted'; invitation: Invitation; store: string }

/** The code of an invitation's link in the hash of an address; null where there is none. */
export const invitationCode = (hash: string): string | null => /^#([A-Za-z0-9_-]{32})$/.exec(hash)?.[1] ?? null

const ended: ReadonlySet<SayableFailure['code']> = new Set([
  'invitation/unknown',
  'invitation/used',
  'invitation/expired',
  'invitation/withdrawn',
  'invitation/replaced',
  'invitation/inviter-left',
  'invitation/store-gone',
  'invitation/already-member',
])

/** The page after something could not be done. */
export function afterFailure(present: InvitationState, failure: SayableFailure): InvitationState {
  if (ended.has(failure.code)) return { kind: 'ended', failure }
  return present.kind === 'open' ? { ...present, busy: false, failure } : { kind: 'failed', failure }
}

/** What the person who looks at an invitation can do with it. */
export type InvitationWay = 'sign-in' | 'register' | 'accept' | 'other-account'

/** @param signedIn the e-mail of who is signed in; null where nobody is */
export function wayOf({ email, account }: Invitation, signedIn: string | null): InvitationWay {
  if (signedIn === null) return account === 'new' ? 'register' : 'sign-in'
  return signedIn.toLowerCase() === email.toLowerCase() ? 'accept' : 'other-account'
}
