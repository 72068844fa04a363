import { paths, type Configuration, type RefusalCode } from '../../../contract/index.ts'
import { attemptsIn } from './attempts.ts'
import { thisBrowser, type Browser } from './browser.ts'
import { openProvider, type Provider } from './provider.ts'
import { returnKey, returnPath } from './return-path.ts'
import { openSession, type Session } from './session.ts'
import { otherTabs, type Tabs } from './tabs.ts'
import { Refusal, secondsLeft } from './user.ts'

/**
 * How opening the page ended: signed in; on the way to somewhere else (sign-in page, or a reload), so that nothing is to
 * be drawn; the sign-in failed for the third time within a minute; or the account cannot be used here.
 */
export type Entrance =
  | { kind: 'entered'; session: Session }
  | { kind: 'leaving' }
  | { kind: 'refused'; again: () => Promise<void> }
  | { kind: 'kept-out'; code: RefusalCode; session: Session }

export interface Enter {
  configuration: Pick<Configuration, 'oidc'>
  /** What the provider's page should speak. */
  language?: () => string | undefined
  /** Called as soon as it looks as if the sign-in will succeed, so that the code that draws can be fetched meanwhile. */
  entering?: () => void
  browser?: Browser
  tabs?: Tabs
}

/**
 * Lets the person in, or sends them to the identity provider. A login that does not succeed reloads the page; an error
 * during login throws `Authenticated Failed` with its cause.
 */
export async function enter({
  configuration,
  language = () => undefined,
  entering,
  browser = thisBrowser,
  tabs = otherTabs(),
}: Enter): Promise<Entrance> {
  try {
    const provider = openProvider(configuration, browser)
    const attempts = attemptsIn(browser.storage, browser.now)
    const url = browser.url()

    const leave = async (): Promise<Entrance> => {
      const wanted = url.pathname === paths.signIn ? browser.storage.getItem(returnKey) : url.pathname + url.search + url.hash
      const returnTo = returnPath(wanted, url.origin)
      browser.storage.setItem(returnKey, returnTo)
      browser.go(await provider.signInUrl(returnTo, language()))
      return { kind: 'leaving' }
    }
    const admit = async (session: Session): Promise<Entrance> => {
      attempts.forget()
      browser.storage.removeItem(returnKey)
      // Calls name the person by e-mail: without one the server need not be asked.
      if (session.person.email === '') return { kind: 'kept-out', code: 'session/no-email', session }
      session.watch()
      return await Promise.resolve({ kind: 'entered', session })
    }

    if (url.pathname === paths.signIn && url.searchParams.has('state') && (url.searchParams.has('code') || url.searchParams.has('error'))) {
      entering?.()
      const answer = await finish(provider, url)
      if (answer) {
        provider.store(answer.user)
        browser.rename(returnPath(answer.returnTo, url.origin))
        return await admit(openSession(answer.user, provider, browser, tabs, language))
      }
      browser.rename(paths.signIn)
      if (attempts.failed()) {
        return {
          kind: 'refused',
          again: async () => {
            attempts.forget()
            await leave()
          },
        }
      }
      browser.reload()
      return { kind: 'leaving' }
    }

    const known = provider.stored()
    if (!known) return await leave()
    entering?.()
    const session = openSession(known, provider, browser, tabs, language)
    if (secondsLeft(known, browser.now()) <= 0 && (await session.renew()) === 'refused') {
      provider.store(null)
      return await leave()
    }
    if (url.pathname === paths.signIn) browser.rename(returnPath(browser.storage.getItem(returnKey), url.origin))
    return await admit(session)
  } catch (cause) {
    throw new Error('Authenticated Failed', { cause })
  }
}

/** The provider's answer, or null where it said no or answers a question that this tab never asked (an old address, a second use). */
async function finish(provider: Provider, url: URL): Promise<Awaited<ReturnType<Provider['finish']>> | null> {
  try {
    return await provider.finish(url)
  } catch (error) {
    if (error instanceof Refusal || (error instanceof Error && error.message.includes('state'))) return null
    throw error
  }
}
