import { product, type Configuration } from '../../../contract/index.ts'
import type { Browser } from './browser.ts'
import type { Protocol } from './protocol.ts'
import { userFrom, type User } from './user.ts'

const prefix = `${product.storagePrefix}.user:`

/** The identity provider, and what the tab keeps of it. */
export interface Provider extends Protocol {
  stored(): User | null
  store(user: User | null): void
  /** Fetches what speaks the protocol before it is needed: a page of somebody who is signed in begins without it. */
  prepare(): void
}

const library = (): Promise<typeof import('./protocol.ts')> => import('./protocol.ts')

/** Whether this tab keeps somebody who is signed in. */
export function somebodyIsKnown(): boolean {
  try {
    return Object.keys(sessionStorage).some((name) => name.startsWith(prefix))
  } catch {
    return false
  }
}

/** Fetches what signing in needs beside everything else. */
export const expectSignIn = (): void => void library().catch(() => undefined)

export function openProvider(configuration: Pick<Configuration, 'oidc'>, browser: Browser): Provider {
  const { issuer, clientId } = configuration.oidc
  const key = `${prefix}${issuer}:${clientId}`
  let opened: Protocol | undefined
  const protocol = async (): Promise<Protocol> => (opened ??= (await library()).openProtocol(configuration, browser))

  return {
    signInUrl: async (returnTo, language) => await (await protocol()).signInUrl(returnTo, language),
    finish: async (url) => await (await protocol()).finish(url),
    refresh: async (user) => await (await protocol()).refresh(user),
    signOutUrl: async (user) => await (await protocol()).signOutUrl(user),
    prepare: () => void protocol().catch(() => undefined),
    stored() {
      const text = browser.storage.getItem(key)
      return text === null ? null : userFrom(text)
    },
    store(user) {
      if (user) browser.storage.setItem(key, JSON.stringify(user))
      else browser.storage.removeItem(key)
    },
  }
}
