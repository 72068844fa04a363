import { type AccountLink, accountPages, type LinkPurpose } from '../../../../contract/index.ts'
import type { SignInFailure } from './sign-in.ts'

/** What is asked of a person who wants a message. */
export type RequestPurpose = Exclude<LinkPurpose, 'email'>

/** How a page about an account stands. */
export type AccountState =
  | { kind: 'loading' }
  | { kind: 'expired' }
  /** A link could not be looked at. */
  | { kind: 'failed'; failure: SignInFailure }
  | {
      kind: 'request'
      purpose: RequestPurpose
      sending: boolean
      failure: SignInFailure | null
      /** Until when the form waits, milliseconds since 1970; null when it does not. */
      waitUntil: number | null
    }
  | { kind: 'requested'; email: string }
  | { kind: 'link'; link: AccountLink; sending: boolean; failure: SignInFailure | null }
  | { kind: 'done'; purpose: LinkPurpose }

export type AccountAction =
  | { kind: 'known'; link: AccountLink }
  | { kind: 'unknown'; failure: SignInFailure }
  | { kind: 'sending' }
  | { kind: 'requested'; email: string }
  | { kind: 'done'; purpose: LinkPurpose }
  | { kind: 'refused'; failure: SignInFailure; now: number }

/** Seconds to wait where the server says that there were too many requests, but not for how long. */
const usualWait = 30

/** Which page an address is, and the code of its link. */
export function accountPageOf(path: string, hash: string): { page: keyof typeof accountPages; code: string | null } | null {
  const found = (Object.keys(accountPages) as (keyof typeof accountPages)[]).find((name) => accountPages[name] === path.replace(/\/$/, ''))
  return found === undefined ? null : { page: found, code: /^#([A-Za-z0-9_-]{32})$/.exec(hash)?.[1] ?? null }
}

export function firstAccountState(page: keyof typeof accountPages, code: string | null): AccountState {
  if (page === 'link') return code === null ? { kind: 'expired' } : { kind: 'loading' }
  const purpose = page === 'register' ? 'registration' : 'password'
  return { kind: 'request', purpose, sending: false, failure: null, waitUntil: null }
}

export function accountState(present: AccountState, action: AccountAction): AccountState {
  switch (action.kind) {
    case 'known':
      return { kind: 'link', link: action.link, sending: false, failure: null }
    case 'unknown':
      return action.failure.code === 'identity/link-expired' ? { kind: 'expired' } : { kind: 'failed', failure: action.failure }
    case 'sending':
      return present.kind === 'request' || present.kind === 'link' ? { ...present, sending: true, failure: null } : present
    case 'requested':
    case 'done':
      return action
    case 'refused': {
      if (action.failure.code === 'identity/link-expired') return { kind: 'expired' }
      if (present.kind === 'link') return { ...present, sending: false, failure: action.failure }
      if (present.kind !== 'request') return present
      const slowed = action.failure.code === 'identity/slowed' || action.failure.code === 'request/too-many'
      const waitUntil = slowed ? action.now + (action.failure.retryAfter ?? usualWait) * 1_000 : null
      return { ...present, sending: false, failure: action.failure, waitUntil }
    }
  }
}
