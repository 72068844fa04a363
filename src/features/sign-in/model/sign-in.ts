import type { ProblemCode } from '../../../../contract/index.ts'

export interface SignInFailure {
  code: ProblemCode | 'network/unreachable'
  retryAfter?: number
}

/** How a sign-in at the provider on board stands. */
export type SignInState =
  | { kind: 'loading' }
  | { kind: 'expired' }
  /** Nothing could be learnt about this sign-in. */
  | { kind: 'failed'; failure: SignInFailure }
  | {
      kind: 'ready'
      loginHint: string | null
      demo: { email: string; password: string } | null
      sending: boolean
      failure: SignInFailure | null
      /** Until when the form waits, milliseconds since 1970; null when it does not. */
      waitUntil: number | null
    }

export type SignInAction =
  | { kind: 'details'; loginHint: string | null; demo: { email: string; password: string } | null }
  | { kind: 'untold'; failure: SignInFailure }
  | { kind: 'sent' }
  | { kind: 'refused'; failure: SignInFailure; now: number }

/** Seconds to wait where the server says that there were too many attempts, but not for how long. */
const maxWait = 5

export function signInState(present: SignInState, action: SignInAction): SignInState {
  switch (action.kind) {
    case 'details':
      return { kind: 'ready', loginHint: action.loginHint, demo: action.demo, sending: false, failure: null, waitUntil: null }
    case 'untold':
      return action.failure.code === 'identity/expired' ? { kind: 'expired' } : { kind: 'failed', failure: action.failure }
    case 'sent':
      return present.kind === 'ready' ? { ...present, sending: true, failure: null } : present
    case 'refused': {
      if (present.kind !== 'ready') return present
      if (action.failure.code === 'identity/expired') return { kind: 'expired' }
      const slowed = action.failure.code === 'identity/slowed' || action.failure.code === 'request/too-many'
      const waitUntil = slowed ? action.now + (action.failure.retryAfter ?? maxWait) * 1_000 : null
      return { ...present, sending: false, failure: action.failure, waitUntil }
    }
  }
}

/** Which sign-in the provider's page is about: the part of its path after `interaction`. */
export const interactionOf = (path: string): string | null => /\/interaction\/([A-Za-z0-9_-]{10,64})\/?$/.exec(path)?.[1] ?? null
