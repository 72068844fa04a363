import type { ProblemCode } from '../../../../contract/index.ts'

export interface SignInFailure {
  code: ProblemCode | 'network/unreachable'
  retryAfter?: number
}

/** What a person gives to sign in. */
export interface SignInAnswer {
  email: string
  password: string
  /** Where the account wants one. */
  code?: string
}

/** What the page knows of the sign-in that it is for. */
export interface SignInDetails {
  loginHint: string | null
  demo: { email: string; password: string } | null
  /** Whether passkeys can be used at the address of this installation. */
  passkeys: boolean
}

/** A sign-in that waits for the person. */
export interface ReadySignIn extends SignInDetails {
  kind: 'ready'
  /** What is asked for. */
  step: 'password' | 'code'
  sending: boolean
  /** Whether the browser asks for a passkey. */
  passkey: boolean
  failure: SignInFailure | null
  /** Until when the form waits, milliseconds since 1970; null when it does not. */
  waitUntil: number | null
}

/** How a sign-in at the provider on board stands. */
export type SignInState =
  | { kind: 'loading' }
  | { kind: 'expired' }
  /** Nothing could be learnt about this sign-in. */
  | { kind: 'failed'; failure: SignInFailure }
  | ReadySignIn

export type SignInAction =
  | ({ kind: 'details' } & SignInDetails)
  | { kind: 'untold'; failure: SignInFailure }
  | { kind: 'sent' }
  | { kind: 'refused'; failure: SignInFailure; now: number }
  | { kind: 'back' }
  | { kind: 'passkey-asked' }
  /** The person put the browser's question away. */
  | { kind: 'passkey-put-away' }

/** Seconds to wait where the server says that there were too many attempts, but not for how long. */
const maxWait = 5

export function signInState(present: SignInState, action: SignInAction): SignInState {
  if (action.kind === 'details') {
    const { loginHint, demo, passkeys } = action
    return { kind: 'ready', loginHint, demo, passkeys, step: 'password', sending: false, passkey: false, failure: null, waitUntil: null }
  }
  if (action.kind === 'untold')
    return action.failure.code === 'identity/expired' ? { kind: 'expired' } : { kind: 'failed', failure: action.failure }
  if (present.kind !== 'ready') return present
  switch (action.kind) {
    case 'sent':
      return { ...present, sending: true, failure: null }
    case 'back':
      return { ...present, step: 'password', failure: null }
    case 'passkey-asked':
      return { ...present, passkey: true, failure: null }
    case 'passkey-put-away':
      return { ...present, passkey: false }
    case 'refused':
      return refused(present, action.failure, action.now)
  }
}

function refused(present: ReadySignIn, failure: SignInFailure, now: number): SignInState {
  const again = { ...present, sending: false, passkey: false }
  switch (failure.code) {
    case 'identity/expired':
      return { kind: 'expired' }
    case 'identity/code-needed':
      return { ...again, step: 'code', failure: null }
    case 'identity/slowed':
    case 'request/too-many':
      return { ...again, failure, waitUntil: now + (failure.retryAfter ?? maxWait) * 1_000 }
    // The password was changed meanwhile.
    case 'identity/wrong-credentials':
      return { ...again, step: 'password', failure, waitUntil: null }
    default:
      return { ...again, failure, waitUntil: null }
  }
}

/** Which sign-in the provider's page is about: the part of its path after `interaction`. */
export const interactionOf = (path: string): string | null => /\/interaction\/([A-Za-z0-9_-]{10,64})\/?$/.exec(path)?.[1] ?? null
