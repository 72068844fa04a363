import { afterEach, beforeEach, vi } from 'vitest'
import type { Configuration } from '../../../contract/index.ts'
import type { Browser } from './browser.ts'
import { enter, type Entrance } from './enter.ts'
import type { Session } from './session.ts'
import type { Tabs } from './tabs.ts'

export const issuer = 'https://id.example/realms/samara'
const configuration: Pick<Configuration, 'oidc'> = {
  oidc: { issuer, clientId: 'samara-web', scope: 'openid email profile', onBoard: true },
}
/** When the tests begin. */
export const start = Date.UTC(2026, 10, 20, 9, 0, 0)

const part = (value: unknown): string => btoa(JSON.stringify(value)).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '')
const idToken = (nonce?: string): string =>
  `${part({ alg: 'RS256' })}.${part({ iss: issuer, aud: 'samara-web', sub: 'p1', iat: start / 1_000, exp: start / 1_000 + 600, ...(nonce ? { nonce } : {}) })}.sig`

/** An identity provider at the other end of fetch, as an OpenID client sees one. */
function provider() {
  const state = {
    validity: 300,
    refusesRefresh: false,
    silent: false,
    email: 'ana@tienda.es' as string | undefined,
    tokens: 0,
    refreshes: [] as string[],
  }
  const reply = (body: unknown, status = 200): Response =>
    new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
  const fetch = (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const url = input instanceof Request ? input.url : input.toString()
    if (state.silent) return Promise.reject(new TypeError('Failed to fetch'))
    if (url.endsWith('/.well-known/openid-configuration')) {
      return Promise.resolve(
        reply({
          issuer,
          authorization_endpoint: `${issuer}/auth`,
          token_endpoint: `${issuer}/token`,
          userinfo_endpoint: `${issuer}/me`,
          end_session_endpoint: `${issuer}/end`,
        }),
      )
    }
    if (url.endsWith('/me')) return Promise.resolve(reply({ sub: 'p1', email: state.email, name: 'Ana Ruiz' }))
    const form = new URLSearchParams(init?.body as string)
    if (form.get('grant_type') === 'refresh_token') {
      state.refreshes.push(form.get('refresh_token') ?? '')
      if (state.refusesRefresh) return Promise.resolve(reply({ error: 'invalid_grant' }, 400))
    }
    state.tokens++
    return Promise.resolve(
      reply({
        access_token: `access-${state.tokens}`,
        refresh_token: `refresh-${state.tokens}`,
        id_token: idToken(),
        token_type: 'Bearer',
        expires_in: state.validity,
      }),
    )
  }
  return { state, fetch }
}

/** The session storage of one tab. */
export class TabStorage implements Storage {
  [name: string]: unknown
  private readonly kept = new Map<string, string>()
  get length() {
    return this.kept.size
  }
  clear = () => this.kept.clear()
  getItem = (key: string) => this.kept.get(key) ?? null
  key = (at: number) => [...this.kept.keys()][at] ?? null
  removeItem = (key: string) => void this.kept.delete(key)
  setItem = (key: string, value: string) => void this.kept.set(key, value)
  names = () => [...this.kept.keys()]
}

/** A tab of the browser: where it went, and how often it was loaded again and forgot what was kept for speed. */
export function tab(path: string, storage = new TabStorage()) {
  const seen = { went: [] as string[], reloads: 0, forgotten: 0 }
  let url = new URL(path, 'https://samara.example')
  const browser: Browser = {
    url: () => url,
    go: (to) => void seen.went.push(to),
    reload: () => void seen.reloads++,
    rename: (to) => void (url = new URL(to, url)),
    storage,
    now: () => Date.now(),
    forgetAnswers: () => void seen.forgotten++,
  }
  return { browser, seen, storage, open: (to: string) => void (url = new URL(to, url)) }
}

/** There is no other tab. */
export const noTabs: Tabs = { post: () => undefined, onWord: () => undefined, alone: (work) => work() }
export const entering = (browser: Browser, tabs = noTabs): Promise<Entrance> =>
  enter({ configuration, browser, tabs, language: () => 'pt' })

/** A provider at the other end of fetch, and a clock that stands, for each test of a file. For its top. */
export function atProvider(): () => ReturnType<typeof provider> {
  let idp: ReturnType<typeof provider>
  beforeEach(() => {
    vi.useFakeTimers({ now: start })
    idp = provider()
    vi.stubGlobal('fetch', idp.fetch)
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })
  return () => idp
}

/** The whole way in: to the provider and back. */
export async function signedIn(
  path = '/order-by-category?category=7',
  here = tab(path),
  tabs = noTabs,
): Promise<{ session: Session; here: ReturnType<typeof tab> }> {
  await entering(here.browser, tabs)
  const requested = new URL(here.seen.went.at(-1) ?? '')
  here.open(`/login_new?code=abc&state=${requested.searchParams.get('state')}`)
  const entrance = await entering(here.browser, tabs)
  if (entrance.kind !== 'entered') throw new Error(`not signed in: ${entrance.kind}`)
  return { session: entrance.session, here }
}
