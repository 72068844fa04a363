import { expect, type Page, test } from '@playwright/test'
import type { StoreCredential } from '../../../contract/index.ts'
import { signedInPage } from './merchant.ts'

const merchantPage = signedInPage()
const storesCall = '**/api/v1/user/vtexcredential/**'

/** The stores of the person, made of the real one. */
async function withStores(page: Page, change: (real: StoreCredential) => StoreCredential[]): Promise<void> {
  await page.route(storesCall, async (route) => {
    const answer = await route.fetch()
    const { data } = (await answer.json()) as { data: StoreCredential[] }
    await route.fulfill({ response: answer, json: { isSuccess: true, data: change(data[0]!) } })
  })
}
const selector = (page: Page) => page.getByRole('button', { name: /^Tienda:/ })
test.afterEach(async () => {
  await merchantPage().unrouteAll({ behavior: 'ignoreErrors' })
  await merchantPage().evaluate(() => {
    for (const storage of [localStorage, sessionStorage])
      for (const name of Object.keys(storage)) if (/^SMR\.(cache|actualstore|empty)/.test(name)) storage.removeItem(name)
  })
})

test('the header leads to every area, and the account menu has its five entries', async () => {
  const page = merchantPage()
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/home')
  const menu = page.getByRole('navigation', { name: 'Menú principal' })
  await expect(menu.getByRole('link')).toHaveText(['Informes', 'Categorías', 'Colecciones', 'Tienda'])
  await expect(menu.getByText('Alertas')).toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByText('Plan Free')).toBeVisible()
  await page.getByRole('button', { name: /^Cuenta de/ }).click()
  const entries = page.getByRole('menuitem')
  await expect(entries).toHaveText(['Perfil', 'Mi cuenta', 'Novedades', 'Administrar', 'Nueva tienda', 'Cerrar sesión'])
  await expect(entries.nth(1)).toHaveAttribute('href', '/configuration#myAccount')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('navigation', { name: 'Más de Samara' })).toContainText('Privacidad')
})

test('opening a page makes each call once', async () => {
  const page = merchantPage()
  for (const path of ['/home', '/category', '/collection', '/category-sort', '/index-admin', '/synchronize', '/reports']) {
    const calls = new Map<string, number>()
    const count = (request: { method: () => string; url: () => string }) => {
      const { pathname, search } = new URL(request.url())
      if (pathname.startsWith('/api/'))
        calls.set(`${request.method()} ${pathname}${search}`, (calls.get(`${request.method()} ${pathname}${search}`) ?? 0) + 1)
    }
    page.on('request', count)
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    page.off('request', count)
    expect([...calls].filter(([, times]) => times > 1)).toEqual([])
    expect(calls.size).toBeGreaterThan(0)
  }
})

test('what shows at once is taken back when the server refuses it', async () => {
  const page = merchantPage()
  const notice = {
    id: '1',
    kind: 'synchronised',
    store: 'demo',
    storeName: 'Demo',
    at: new Date().toISOString(),
    read: false,
    list: null,
    publication: null,
    synchronisation: null,
    figures: { read: 1, added: 0, gone: 0 },
  }
  let refuse: () => void = () => undefined
  const refused = new Promise<void>((done) => (refuse = done))
  await page.route('**/api/v1/notices**', async (route) => {
    if (route.request().method() === 'GET') return route.fulfill({ json: { isSuccess: true, data: { unread: 1, notices: [notice] } } })
    await refused
    await route.fulfill({ status: 403, json: { code: 'access/other-person', status: 403, detail: 'No.', errors: [], isSuccess: false } })
  })
  await page.goto('/home')
  const bell = page.getByRole('button', { name: /^Notificaciones/ })
  await expect(bell).toHaveAccessibleName('Notificaciones, 1 sin leer')
  await bell.click()
  await page.getByRole('button', { name: /leíd/ }).first().click()
  await expect(page.locator('[aria-label="Notificaciones, 1 sin leer"]')).toHaveCount(0)
  refuse()
  await expect(page.locator('[aria-label="Notificaciones, 1 sin leer"]')).toHaveCount(1)
  await page.keyboard.press('Escape')
})

test('who has no store is led to where one is connected, once, and it is noted', async () => {
  const page = merchantPage()
  await withStores(page, () => [])
  await page.goto('/home')
  await page.waitForURL('**/new-store')
  await expect(page.getByRole('heading', { level: 1, name: 'Nueva tienda' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('SMR.empty-store'))).toBe('true')
  await selector(page).click()
  await expect(page.getByRole('link', { name: 'Agregar una tienda' })).toHaveAttribute('href', '/configuration')
  await page.getByRole('link', { name: 'Agregar una tienda' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Configuración' })).toBeVisible()
  await page.unrouteAll()
  await page.goto('/home')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('SMR.empty-store'))).toBe('false')
})

test('among 10,000 stores one is found by its name; choosing it leads home; in another tab the other one stays', async () => {
  const page = merchantPage()
  const many = (real: StoreCredential) =>
    Array.from({ length: 10_000 }, (_, at) =>
      at === 0 ? real : { ...real, id: String(at), store: `tienda-${at}`, displayName: `Tienda ${at}` },
    )
  await withStores(page, many)
  await page.goto('/category')
  const first = await selector(page).getAttribute('aria-label')
  const other = await page.context().newPage()
  await withStores(other, many)
  // A tab that was opened from this one keeps who is signed in.
  const session = await page.evaluate(() => JSON.stringify(sessionStorage))
  await other.addInitScript(
    (kept) =>
      Object.entries(JSON.parse(kept) as Record<string, string>).forEach(
        ([name, value]) => name.startsWith('SMR.user') && sessionStorage.setItem(name, value),
      ),
    session,
  )
  await other.goto('/reports')
  await selector(other).click()
  await other.getByRole('combobox').fill('9999')
  await other.getByRole('option', { name: /Tienda 9999/ }).click()
  await other.waitForURL('**/home')
  await expect(selector(other)).toHaveAccessibleName('Tienda: Tienda 9999')
  await page.reload()
  await expect(selector(page)).toHaveAccessibleName(first!)
  await other.reload()
  await expect(selector(other)).toHaveAccessibleName('Tienda: Tienda 9999')
  await other.close()
})

test('a store that is gone while it is chosen is reported, and the next one becomes the current one', async () => {
  const page = merchantPage()
  let gone = false
  await withStores(page, (real) => (gone ? [real] : [{ ...real, id: '2', store: 'aaa', displayName: 'A la deriva' }, real]))
  await page.goto('/reports')
  await page.evaluate(() => sessionStorage.setItem('SMR.actualstore', '{"actualstore":"aaa","indexstore":"ready"}'))
  await page.reload()
  await expect(selector(page)).toHaveAccessibleName('Tienda: A la deriva')
  gone = true
  await page.clock.install()
  await page.clock.fastForward(20_000)
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  await expect(page.getByText('Ya no tienes acceso a «A la deriva»')).toBeVisible()
  await expect(selector(page)).not.toHaveAccessibleName(/deriva/)
})

test('storage that is forbidden, full or holds foreign things does not keep the product from opening', async () => {
  const page = merchantPage()
  await page.evaluate(() => {
    for (const name of ['actualstore', 'empty-store', 'theme', 'language', 'texts.es.shell'])
      localStorage.setItem(`SMR.${name}`, '{"foreign":[1]}')
    for (const name of Object.keys(localStorage)) if (name.startsWith('SMR.cache.')) localStorage.setItem(name, '[[1,2')
  })
  await page.goto('/reports')
  await expect(selector(page)).not.toHaveAccessibleName('Tienda: Selecciona una tienda')
  const refusing = await page.context().newPage()
  const session = await page.evaluate(() => JSON.stringify(sessionStorage))
  await refusing.addInitScript((kept) => {
    Object.entries(JSON.parse(kept) as Record<string, string>).forEach(([name, value]) => sessionStorage.setItem(name, value))
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('forbidden', 'SecurityError')
      },
    })
  }, session)
  await refusing.goto('/reports')
  await expect(refusing.getByRole('heading', { level: 1, name: 'Informes' })).toBeVisible()
  await refusing.close()
})

test('sentences that fail to load are the last good ones', async () => {
  const page = merchantPage()
  await page.goto('/reports')
  await expect(page.getByRole('heading', { level: 1, name: 'Informes' })).toBeVisible()
  await page.route('**/locales/**', (route) => route.abort('connectionrefused'))
  await page.evaluate(() => {
    for (const name of Object.keys(localStorage))
      if (name.startsWith('SMR.texts.')) localStorage.setItem(name, localStorage.getItem(name)!.replace(/"at":\d+/, '"at":1'))
  })
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Informes' })).toBeVisible()
})
