import * as client from 'openid-client'
import { type Browser as Chromium, chromium, type Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testChromium } from '../../tools/chromium.ts'
import { ask, type IdentityServer, openIdentityServer, person, redeem, relyingParty } from './identity.fixtures.ts'

let server: IdentityServer
let rp: client.Configuration
let browser: Chromium
beforeAll(async () => {
  server = await openIdentityServer()
  rp = await relyingParty(server)
  browser = await chromium.launch(await testChromium())
})
afterAll(async () => {
  await browser.close()
  await server.close()
})

const arrived = /\/login_new\?/

async function signIn(page: Page, email = person.email, more: Record<string, string> = {}) {
  const signIn = await ask(server, rp, more)
  await page.goto(signIn.url.href)
  const answer = await page.request.post(`${page.url()}/login`, { data: { email, password: person.password } })
  const { data } = (await answer.json()) as { data: { redirectTo: string } }
  await page.goto(data.redirectTo)
  await page.waitForURL(arrived)
  return redeem(rp, new URL(page.url()), signIn)
}

const mustSignIn = async (page: Page) => {
  await page.goto((await ask(server, rp)).url.href)
  return page.url().includes('/interaction/')
}

test('a browser obeys the policies of our pages: forms send themselves and lead back', async () => {
  const page = await browser.newPage()
  const { id_token: hint = '' } = await signIn(page)
  await page.goto(
    client.buildEndSessionUrl(rp, { id_token_hint: hint, post_logout_redirect_uri: `${server.url}/login_new`, state: 'out' }).href,
  )
  await page.waitForURL(/\/login_new\?state=out/)
  expect(await mustSignIn(page)).toBe(true)
})

test('a person who is asked signs out with a click, and reads that it is done', async () => {
  const page = await browser.newPage({ locale: 'pt-BR' })
  await signIn(page)
  await page.goto(client.buildEndSessionUrl(rp).href)
  await page.getByRole('button', { name: 'Encerrar a sessão' }).click()
  await page.getByRole('heading', { name: 'Sessão encerrada' }).waitFor()
  expect(await mustSignIn(page)).toBe(true)
})

test('signing in as somebody else goes through without a stop', async () => {
  const { password_hash } = await server.database
    .selectFrom('people')
    .select('password_hash')
    .where('id', '=', server.personId)
    .executeTakeFirstOrThrow()
  await server.database.insertInto('people').values({ email: 'bea@tienda.example', name: 'Bea', password_hash }).execute()
  const page = await browser.newPage()
  await signIn(page)
  expect((await signIn(page, 'bea@tienda.example', { prompt: 'login' })).claims()?.email).toBe('bea@tienda.example')
})
