import { expect, test, vi } from 'vitest'
import type { Entrance } from './enter.ts'
import { atProvider, entering, issuer, signedIn, start, tab } from './session.fixtures.ts'

const idp = atProvider()

test('a person who is not signed in is sent to the provider, with PKCE and their language, and sees nothing of the product', async () => {
  const { browser, seen } = tab('/home')
  expect(await entering(browser)).toEqual({ kind: 'leaving' })
  const requested = new URL(seen.went[0] ?? '')
  expect(requested.origin + requested.pathname).toBe(`${issuer}/auth`)
  expect(Object.fromEntries(requested.searchParams)).toMatchObject({
    client_id: 'samara-web',
    response_type: 'code',
    code_challenge_method: 'S256',
    redirect_uri: 'https://samara.example/login_new',
    ui_locales: 'pt',
  })
})

test('one comes back to the page that one wanted, known by name and e-mail', async () => {
  const { session, here } = await signedIn()
  expect(session.person).toEqual({ email: 'ana@tienda.es', name: 'Ana Ruiz' })
  expect(here.browser.url().pathname + here.browser.url().search).toBe('/order-by-category?category=7')
  expect(await session.token()).toBe('access-1')
})

test('everything that is kept of a session stands in session storage under SMR', async () => {
  const { here } = await signedIn()
  expect(here.storage.names().length).toBeGreaterThan(0)
  for (const name of here.storage.names()) expect(name).toMatch(/^SMR\./)
})

test('a page that is loaded again is signed in without the provider', async () => {
  const { here } = await signedIn()
  here.open('/home')
  const again = await entering(here.browser)
  expect(again.kind).toBe('entered')
  expect(here.seen.went).toHaveLength(1)
})

test('a login that does not succeed reloads; the third within a minute shows itself instead', async () => {
  const here = tab('/home')
  const refused = async (): Promise<Entrance> => {
    here.open('/home')
    await entering(here.browser)
    const state = new URL(here.seen.went.at(-1) ?? '').searchParams.get('state')
    here.open(`/login_new?error=access_denied&state=${state}`)
    return await entering(here.browser)
  }
  expect(await refused()).toEqual({ kind: 'leaving' })
  expect(await refused()).toEqual({ kind: 'leaving' })
  expect(here.seen.reloads).toBe(2)
  const third = await refused()
  expect(third.kind).toBe('refused')
  expect(here.seen.reloads).toBe(2)
  vi.setSystemTime(start + 61_000)
  expect(await refused()).toEqual({ kind: 'leaving' })
})

test('an answer that this tab never asked for is no login', async () => {
  const { browser, seen } = tab('/login_new?code=abc&state=somebody-elses')
  expect(await entering(browser)).toEqual({ kind: 'leaving' })
  expect(seen.reloads).toBe(1)
})

test('an error during login throws Authenticated Failed', async () => {
  idp().state.silent = true
  await expect(entering(tab('/home').browser)).rejects.toThrow('Authenticated Failed')
})

test('the token is looked at after two minutes and refreshed only when under 70 seconds remain', async () => {
  idp().state.validity = 300
  const { session } = await signedIn()
  await vi.advanceTimersByTimeAsync(119_999)
  expect(idp().state.refreshes).toEqual([])
  await vi.advanceTimersByTimeAsync(1) // 180 s remain
  expect(idp().state.refreshes).toEqual([])
  await vi.advanceTimersByTimeAsync(120_100) // 60 s remain
  expect(idp().state.refreshes).toEqual(['refresh-1'])
  expect(await session.token()).toBe('access-2')
})

test('a failed refresh throws, warns with the seconds that remain, and tells that the session is over', async () => {
  idp().state.validity = 60
  const { session } = await signedIn()
  idp().state.refusesRefresh = true
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const listener = vi.fn()
  session.onEnded(listener)
  const checked = expect(session.check()).rejects.toThrow('invalid_grant')
  await vi.advanceTimersByTimeAsync(50)
  await checked
  expect(warned).toHaveBeenCalledWith('Token not refreshed', 60)
  expect(listener).toHaveBeenCalledOnce()
  expect(session.endings()).toBe(1)
})

test('a person whom the server refuses sees the reason once, and no further token is requested', async () => {
  idp().state.validity = 60
  const { session } = await signedIn()
  const [listener, ended] = [vi.fn(), vi.fn()]
  session.onLost(listener)
  session.onEnded(ended)
  session.lost('session/unverified-email')
  session.lost('session/unverified-email')
  expect(await session.renew()).toBe('refused')
  await session.check()
  vi.setSystemTime(start + 61_000)
  expect(await session.token()).toBe('access-1')
  expect(listener.mock.calls).toEqual([['session/unverified-email']])
  expect(ended).not.toHaveBeenCalled()
  expect(idp().state.refreshes).toEqual([])
})

test('a call after the refusal gets the reason as well', async () => {
  const { session } = await signedIn()
  session.lost('session/email-taken')
  const listener = vi.fn()
  session.onLost(listener)
  expect(listener.mock.calls).toEqual([['session/email-taken']])
})

test('an account without an e-mail sees the reason, at the first page load and at the next, without a redirect loop', async () => {
  idp().state.email = undefined
  const here = tab('/home')
  await entering(here.browser)
  here.open(`/login_new?code=abc&state=${new URL(here.seen.went.at(-1) ?? '').searchParams.get('state')}`)
  expect(await entering(here.browser)).toMatchObject({ kind: 'kept-out', code: 'session/no-email' })
  const again = await entering(here.browser)
  expect(again).toMatchObject({ kind: 'kept-out', code: 'session/no-email' })
  expect(here.seen).toMatchObject({ went: [expect.any(String)], reloads: 0 })
  // Another account: the session ends at the provider first, or it would let the same one in at once.
  if (again.kind === 'kept-out') await again.session.signOut()
  expect(here.seen.went.at(-1)).toContain(`${issuer}/end`)
})

test('a provider that does not answer does not end the session', async () => {
  idp().state.validity = 60
  const { session } = await signedIn()
  idp().state.silent = true
  const renewing = session.renew()
  await vi.advanceTimersByTimeAsync(50)
  expect(await renewing).toBe('unreachable')
  expect(session.endings()).toBe(0)
})

test('a token that has run out is renewed before the call that needs it', async () => {
  idp().state.validity = 60
  const { session } = await signedIn()
  vi.setSystemTime(start + 61_000)
  const token = session.token()
  await vi.advanceTimersByTimeAsync(50)
  expect(await token).toBe('access-2')
})

test('many calls at once renew once', async () => {
  const { session } = await signedIn()
  const all = Promise.all([session.renew(), session.renew(), session.renew()])
  await vi.advanceTimersByTimeAsync(50)
  expect(await all).toEqual(['renewed', 'renewed', 'renewed'])
  expect(idp().state.refreshes).toHaveLength(1)
})

test('signing in again comes back to the same address; signing out ends the session at the provider', async () => {
  const { session, here } = await signedIn()
  await session.signInAgain()
  expect(here.seen.went.at(-1)).toContain(`${issuer}/auth`)
  const again = await signedIn('/order-by-category?category=7', here)
  await again.session.signOut()
  const left = new URL(here.seen.went.at(-1) ?? '')
  expect(left.origin + left.pathname).toBe(`${issuer}/end`)
  expect(left.searchParams.get('id_token_hint')).toBeTruthy()
  expect(here.storage.names().filter((name) => name.includes('user:'))).toEqual([])
})
