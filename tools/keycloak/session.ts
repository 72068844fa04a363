import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright'
import { type ServerProcess, startProcess } from '../../server/testing/process.ts'
import { testChromium } from '../chromium.ts'
import type { Keycloak } from './keycloak.ts'
import { demo, password, type RealmName } from './realms.ts'

export interface SessionOptions {
  keycloak: Omit<Keycloak, 'close'>
  webUrl: string
  databaseUrl: string
  /** Folder of Samara's generated keys. */
  data: string
  /** Folder for what the screens look like. */
  pictures: string
  say(line: string): void
}

/** The browser in which one person sits, and what it asked Samara's API and the provider for tokens. */
interface Seat {
  page: Page
  context: BrowserContext
  calls: { api: number; tokens: number }
  /** Header and claims of the access token that the tab holds. */
  token(): Promise<{ header: Record<string, unknown>; claims: Record<string, unknown> }>
}

/** How long a page that refuses a person is watched for repeated calls, in milliseconds. */
const watched = 20_000
const keptOut = 'Esta cuenta no puede entrar'

/** Plays the whole session; gives what was not as it must be. */
export async function playSession({ keycloak, webUrl, databaseUrl, data, pictures, say }: SessionOptions): Promise<string[]> {
  const faults: string[] = []
  const check = (what: string, holds: boolean, seen: unknown = '') => {
    say(`${holds ? 'held  ' : 'FAILED'} ${what} ${seen === '' ? '' : JSON.stringify(seen)}`)
    if (!holds) faults.push(`${what}: ${JSON.stringify(seen)}`)
  }
  await mkdir(pictures, { recursive: true })
  const browser: Browser = await chromium.launch(await testChromium())
  let server: ServerProcess | null = null

  /** Samara with the people of this realm. */
  async function open(realm: RealmName): Promise<ServerProcess> {
    await server?.end('SIGTERM')
    server = await startProcess({
      PORT: new URL(webUrl).port,
      SAMARA_URL: webUrl,
      SAMARA_DATA: data,
      SAMARA_DEMO: 'on',
      DATABASE_URL: databaseUrl,
      OIDC_ISSUER: keycloak.issuer(realm),
    })
    await server.says('is ready')
    return server
  }

  async function sit(username: string): Promise<Seat> {
    const context = await browser.newContext({ locale: 'es-ES', viewport: { width: 1280, height: 800 } })
    const page = await context.newPage()
    page.setDefaultTimeout(120_000)
    const calls = { api: 0, tokens: 0 }
    page.on('request', (request) => {
      if (request.url().startsWith(`${webUrl}/api/`)) calls.api += 1
      if (request.url().endsWith('/openid-connect/token')) calls.tokens += 1
    })
    await page.goto(`${webUrl}/home`)
    await page.locator('#username').fill(username)
    await page.locator('#password').fill(password)
    await page.locator('#kc-login').click()
    await page.waitForURL(`${webUrl}/**`)
    const token = async () => {
      const kept = await page.evaluate(() => {
        const name = Array.from({ length: sessionStorage.length }, (_, at) => sessionStorage.key(at) ?? '').find((key) =>
          key.includes('user:'),
        )
        return (name ? sessionStorage.getItem(name) : null) ?? '{}'
      })
      const [header = '', claims = ''] = ((JSON.parse(kept) as { access_token?: string }).access_token ?? '').split('.')
      const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString() || '{}') as Record<string, unknown>
      return { header: read(header), claims: read(claims) }
    }
    return { page, context, calls, token }
  }

  const picture = async ({ page }: Seat, name: string) => {
    for (const width of [1280, 360])
      for (const theme of ['light', 'dark'] as const) {
        await page.setViewportSize({ width, height: 800 })
        await page.emulateMedia({ colorScheme: theme })
        await page.screenshot({ path: join(pictures, `${name}-${width}-${theme}.png`) })
      }
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.emulateMedia({ colorScheme: 'light' })
  }

  /** A person signs in and finds the demo store, or none. */
  async function comesIn(realm: RealmName, username: string, store: boolean): Promise<Seat> {
    const seat = await sit(username)
    await seat.page.getByRole('navigation', { name: 'Menú principal' }).waitFor()
    const found = seat.page.getByText('Demo Gift Shop').first()
    // Who has no store is led to where one is connected.
    await found
      .or(seat.page.getByRole('heading', { level: 1, name: 'Nueva tienda' }))
      .first()
      .waitFor()
    check(`${realm}: ${username} comes in ${store ? 'to the demo store' : 'and has no store'}`, (await found.isVisible()) === store)
    return seat
  }

  /** A person signs in at the provider and is refused with a reason; no call is repeated meanwhile. */
  async function staysOut(realm: RealmName, username: string, code: string): Promise<Seat> {
    const seat = await sit(username)
    await seat.page.getByRole('heading', { name: keptOut }).waitFor()
    await seat.page.waitForTimeout(watched)
    const text = await seat.page.getByRole('alert').innerText()
    check(`${realm}: ${username} stays out, and reads ${code}`, text.includes(code), text)
    check(`${realm}: ${username}'s page asks nothing again`, seat.calls.api <= 3 && seat.calls.tokens === 1, seat.calls)
    await picture(seat, `${realm}-${code.replace('/', '-')}`)
    return seat
  }

  try {
    const first = await open('usual')
    await first.says('The demo shop is there')
    check('the start names no demo sign-in', !first.output().includes('samara-demo') && !first.output().includes(demo))

    const ana = await comesIn('usual', 'ana', true)
    check('usual: Keycloak puts account into aud, not our audience', (await ana.token()).claims['aud'] === 'account')
    await picture(ana, 'usual-ana')
    await staysOut('usual', 'eva', 'session/email-taken').then(({ context }) => context.close())

    // A token with an unknown key comes first: it must not delay the new key.
    const forged = ['{"alg":"RS256","kid":"nobody"}', '{"sub":"x"}', 'x'].map((part) => Buffer.from(part).toString('base64url')).join('.')
    const refused = await fetch(`${webUrl}/api/v1/user/vtexcredential/${demo}`, {
      headers: { authorization: `Basic ${btoa('test-app:test-secret')}`, 'x-access-token': forged },
    })
    check('usual: a forged token is 401', refused.status === 401, refused.status)
    await keycloak.addKey('usual')
    const ben = await comesIn('usual', 'ben', false)
    const kids = [await ana.token(), await ben.token()].map(({ header }) => header['kid'])
    check('usual: ben’s token has the key of a moment ago, and is taken at once', kids[0] !== kids[1] && ben.calls.tokens === 1, kids)
    await ben.context.close()
    await keycloak.changeEmail('usual', 'ana', 'ana@tienda.example')
    await ana.context.close()
    await comesIn('usual', 'ana', true).then(({ context }) => context.close())

    await open('bare')
    const carla = await comesIn('bare', 'carla', false)
    check('bare: her token has no aud', !('aud' in (await carla.token()).claims) && 'sub' in (await carla.token()).claims)
    await picture(carla, 'bare-carla')
    await carla.context.close()

    await open('chosen')
    await staysOut('chosen', demo, 'session/no-email').then(({ context }) => context.close())
    const mallory = await staysOut('chosen', 'mallory', 'session/unverified-email')
    // Again changes nothing; with another account the provider asks for one.
    await mallory.page.getByRole('button', { name: 'Probar de nuevo' }).click()
    await mallory.page.getByRole('heading', { name: keptOut }).waitFor()
    await mallory.page.getByRole('button', { name: 'Entrar con otra cuenta' }).click()
    await mallory.page.locator('#kc-logout, #username').first().waitFor()
    check('chosen: another account is asked for', true, new URL(mallory.page.url()).pathname)
    await mallory.context.close()
    await keycloak.changeEmail('chosen', 'new', 'new@tienda.example')
    await comesIn('chosen', 'new', false).then(({ context }) => context.close())

    await open('mapped')
    const again = await comesIn('mapped', 'ana', false)
    check('mapped: our audience is in aud', JSON.stringify((await again.token()).claims['aud']).includes('samara-api'))
    await again.context.close()
  } finally {
    await browser.close()
    await (server as ServerProcess | null)?.end('SIGTERM')
  }
  return faults
}
