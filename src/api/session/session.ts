import { limits, type ProblemCode } from '../../../contract/index.ts'
import type { Identity } from '../call.ts'
import type { Browser } from './browser.ts'
import type { Provider } from './provider.ts'
import { returnPath } from './return-path.ts'
import type { Tabs } from './tabs.ts'
import { Refusal, secondsLeft, userFrom, type User } from './user.ts'

export interface Person {
  email: string
  name: string
}

/** The signed-in person, their tokens, and the ways out. */
export interface Session extends Identity {
  person: Person
  /**
   * Ends the session here and at the provider. What was kept for speed goes
   * with it, in other tabs as well; unsaved work stays for the person's return.
   */
  signOut(): Promise<void>
  /** Goes to the sign-in page and comes back to the present address. */
  signInAgain(): Promise<void>
  /** How often it was found that the session is over; 0 while it is not. */
  endings(): number
  onEnded(changed: () => void): () => void
  /**
   * Tells, once (at once where it is known already), why the server refuses the
   * person although their provider signs them in. From then on no token is asked for.
   */
  onLost(listener: (code: ProblemCode) => void): void
  /** Looks at the token: refreshes it when it is about to expire. Throws when that fails, after a warning. */
  check(): Promise<void>
  /** Begins to check from time to time. */
  watch(): void
}

/** How long a word from another tab may be under way, in milliseconds. */
const replyWindow = 30

export function openSession(first: User, provider: Provider, browser: Browser, tabs: Tabs, language: () => string | undefined): Session {
  let user = first
  let endings = 0
  let renewing: Promise<'renewed' | 'refused' | 'unreachable'> | null = null
  let lastError: unknown
  let lost: ProblemCode | null = null
  const listeners = new Set<() => void>()
  const lostListeners = new Set<(code: ProblemCode) => void>()

  const left = (): number => secondsLeft(user, browser.now())

  function end(): void {
    endings++
    for (const changed of listeners) changed()
  }

  tabs.onWord((word) => {
    if (word.kind === 'renewed' && word.from === user.refresh_token) {
      user = userFrom(word.user) ?? user
      provider.store(user)
    } else if (word.kind === 'signed-out' && word.subject === user.profile.sub) {
      browser.forgetAnswers()
      end()
    }
  })

  async function refresh(): Promise<'renewed' | 'refused' | 'unreachable'> {
    const before = user
    return await tabs.alone(async () => {
      await new Promise((resolve) => setTimeout(resolve, replyWindow))
      if (user !== before) return 'renewed'
      try {
        const next = await provider.refresh(before)
        user = next
        provider.store(next)
        if (before.refresh_token) tabs.post({ kind: 'renewed', from: before.refresh_token, user: JSON.stringify(next) })
        return 'renewed'
      } catch (error) {
        lastError = error
        if (!(error instanceof Refusal)) return 'unreachable'
        end()
        return 'refused'
      }
    })
  }

  const renew = (): Promise<'renewed' | 'refused' | 'unreachable'> => {
    if (lost) return Promise.resolve('refused')
    renewing ??= refresh().finally(() => (renewing = null))
    return renewing
  }

  async function check(): Promise<void> {
    // Whoever stays will need it, perhaps when the network is gone.
    provider.prepare()
    const remaining = left()
    if (lost || endings > 0 || remaining >= limits.session.minimumValiditySeconds) return
    if ((await renew()) !== 'renewed') {
      console.warn('Token not refreshed', remaining)
      throw lastError
    }
  }

  return {
    person: personOf(user),
    renew,
    lost(code) {
      if (lost) return
      lost = code
      for (const listener of lostListeners) listener(code)
    },
    check,
    async token() {
      if (left() <= 0 && endings === 0) await renew()
      return user.access_token
    },
    watch: () => void setInterval(() => void check(), limits.session.checkEvery),
    async signOut() {
      browser.forgetAnswers()
      // A provider that cannot be reached does not learn of it; here the session ends all the same.
      const url = await provider.signOutUrl(user).catch(() => null)
      provider.store(null)
      tabs.post({ kind: 'signed-out', subject: user.profile.sub })
      browser.go(url ?? browser.url().origin)
    },
    async signInAgain() {
      const { origin, pathname, search, hash } = browser.url()
      provider.store(null)
      browser.go(await provider.signInUrl(returnPath(pathname + search + hash, origin), language()))
    },
    endings: () => endings,
    onEnded(changed) {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
    onLost(listener) {
      lostListeners.add(listener)
      if (lost) listener(lost)
    },
  }
}

/** Nobody can sign in without an e-mail (`enter`). */
function personOf({ profile }: User): Person {
  const email = profile.email ?? ''
  return { email, name: profile.name ?? email }
}
