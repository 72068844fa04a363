import * as client from 'openid-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  ask,
  Browser,
  follow,
  type IdentityServer,
  openIdentityServer,
  person,
  postPassword,
  redeem,
  relyingParty,
  signInWith,
} from './identity.fixtures.ts'

let server: IdentityServer
let rp: client.Configuration
beforeAll(async () => {
  server = await openIdentityServer()
  rp = await relyingParty(server)
})
afterAll(() => server.close())

const attribute = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? ''

/** Sends the form of a sign-out page: by itself, or as a click on a button does. */
async function answerForm(browser: Browser, html: string, button: 'itself' | 'yes' | 'no'): Promise<Response> {
  const form = /<form[^>]* action="([^"]+)"[^>]*>(.*?)<\/form>/s.exec(html)
  const fields = new URLSearchParams(
    [...(form?.[2] ?? '').matchAll(/name="([^"]+)" value="([^"]+)"/g)].map(([, name = '', value = '']): [string, string] => [name, value]),
  )
  if (button === 'yes') fields.set('logout', 'yes')
  return browser.fetch(form?.[1] ?? '', { method: 'POST', body: fields, headers: { 'content-type': 'application/x-www-form-urlencoded' } })
}

const isSignedIn = async (browser: Browser) =>
  (await follow(server, browser, (await ask(server, rp, { prompt: 'none' })).url)).searchParams.has('code')

test('the application signs a person out at once: session and tokens end, and the person is back at the entrance', async () => {
  const browser = new Browser()
  const { tokens } = await signInWith(server, browser, rp)
  const page = await browser.fetch(
    client.buildEndSessionUrl(rp, {
      id_token_hint: tokens.id_token ?? '',
      post_logout_redirect_uri: `${server.url}/login_new`,
      state: 'x',
    }),
  )
  const html = await page.text()
  // The form sends itself, and the page's own policy lets it.
  const script = attribute(html, /<script>(.+)<\/script>/)
  const digest = Buffer.from(await crypto.subtle.digest('SHA-256', Buffer.from(script))).toString('base64')
  expect(page.headers.get('content-security-policy')).toContain(`script-src 'sha256-${digest}'`)
  expect(html).not.toContain('Seguir dentro')

  const done = await answerForm(browser, html, 'itself')
  expect(done.headers.get('location')).toBe(`${server.url}/login_new?state=x`)
  expect(await isSignedIn(browser)).toBe(false)
  await expect(client.refreshTokenGrant(rp, tokens.refresh_token ?? '')).rejects.toMatchObject({ error: 'invalid_grant' })
})

test('a link from elsewhere cannot sign a person out without asking', async () => {
  const [browser, stranger] = [new Browser(), new Browser()]
  await signInWith(server, browser, rp)
  const html = await (await browser.fetch(client.buildEndSessionUrl(rp))).text()
  expect(html).not.toContain('<script')
  expect(html).toContain('¿Cerrar la sesión?')
  expect((await answerForm(browser, html.replace(/name="xsrf" value="[^"]+"/, 'name="xsrf" value="guess"'), 'yes')).status).toBe(400)
  expect((await answerForm(stranger, html, 'yes')).status).toBe(400)
  expect(await isSignedIn(browser)).toBe(true)

  const page = await (await browser.fetch(client.buildEndSessionUrl(rp))).text()
  const done = await answerForm(browser, page, 'yes')
  const last = await (await browser.fetch(done.headers.get('location') ?? '')).text()
  expect(last).toContain('Has cerrado la sesión')
  expect(last).toContain(`href="${server.url}/login_new"`)
  expect(await isSignedIn(browser)).toBe(false)
})

test('who stays signed in stays', async () => {
  const browser = new Browser()
  await signInWith(server, browser, rp)
  const html = await (await browser.fetch(client.buildEndSessionUrl(rp))).text()
  await answerForm(browser, html, 'no')
  expect(await isSignedIn(browser)).toBe(true)
})

test('signing out where nobody is signed in ends well', async () => {
  const browser = new Browser()
  const { tokens } = await signInWith(server, browser, rp)
  const fresh = new Browser()
  const page = await fresh.fetch(
    client.buildEndSessionUrl(rp, { id_token_hint: tokens.id_token ?? '', post_logout_redirect_uri: `${server.url}/login_new` }),
  )
  const html = await page.text()
  expect(page.status).toBe(200)
  expect((await answerForm(fresh, html, 'itself')).headers.get('location')).toBe(`${server.url}/login_new`)
  expect(await isSignedIn(browser)).toBe(true)
})

test('a sign-out leads to the application only', async () => {
  const browser = new Browser()
  const { tokens } = await signInWith(server, browser, rp)
  const answer = await browser.fetch(
    client.buildEndSessionUrl(rp, { id_token_hint: tokens.id_token ?? '', post_logout_redirect_uri: 'https://evil.example/' }),
  )
  expect(answer.status).toBe(400)
})

test('signing in as somebody else ends the first person’s session', async () => {
  const { password_hash } = await server.database
    .selectFrom('people')
    .select('password_hash')
    .where('id', '=', server.personId)
    .executeTakeFirstOrThrow()
  await server.database.insertInto('people').values({ email: 'bea@tienda.example', name: 'Bea', password_hash }).execute()
  const browser = new Browser()
  const { tokens: first } = await signInWith(server, browser, rp)
  const signIn = await ask(server, rp, { prompt: 'login' })
  const page = await follow(server, browser, signIn.url)
  const { data } = (await (await postPassword(browser, page, person.password, 'bea@tienda.example')).json()) as {
    data: { redirectTo: string }
  }
  const between = await answerForm(browser, await (await browser.fetch(data.redirectTo)).text(), 'itself')
  const tokens = await redeem(rp, await follow(server, browser, between.headers.get('location') ?? ''), signIn)
  expect(tokens.claims()?.email).toBe('bea@tienda.example')
  await expect(client.refreshTokenGrant(rp, first.refresh_token ?? '')).rejects.toMatchObject({ error: 'invalid_grant' })
})
