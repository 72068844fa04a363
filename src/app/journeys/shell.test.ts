import { expect, type Page, test } from '@playwright/test'
import type { StoreCredential } from '../../../contract/index.ts'
import { cutOffText } from '../../../.storybook/cut-off-text.ts'
import { categories, signedInPage, signIn, workbench } from './merchant.ts'

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
  await expect(menu.getByRole('link')).toHaveText([/^Informes/, 'Categorías', 'Colecciones', 'Tienda'])
  await expect(menu.getByText('Alertas')).toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByText('Plan Growth')).toBeVisible()
  await page.getByRole('button', { name: /^Cuenta de/ }).click()
  const entries = page.getByRole('menuitem')
  await expect(entries).toHaveText(['Perfil', 'Mi cuenta', 'Novedades', 'Administrar', 'Nueva tienda', 'Cerrar sesión'])
  await expect(entries.nth(1)).toHaveAttribute('href', '/configuration#myAccount')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('navigation', { name: 'Más de Samara' })).toContainText('Privacidad')
})

test('what is opened in the header while a page still comes stays open when it is there', async () => {
  const page = merchantPage()
  let release = (): void => undefined
  const held = new Promise<void>((done) => (release = done))
  await page.route(storesCall, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/reports')
  await page.getByRole('button', { name: /^Cuenta de/ }).click()
  const profile = page.getByRole('menuitem', { name: 'Perfil' })
  await expect(profile).toBeVisible()
  release()
  await expect(page.getByRole('button', { name: /^Exportar/ })).toBeVisible()
  await expect(profile).toBeVisible()
  await page.keyboard.press('Escape')
})

test('at every width the header says what is coming soon, and each area leads to what belongs to it', async () => {
  const page = merchantPage()
  await page.goto('/home')
  for (const width of [1440, 1120, 1024]) {
    await page.setViewportSize({ width, height: 800 })
    const menu = page.getByRole('navigation', { name: 'Menú principal' })
    await expect(menu.getByText('Alertas')).toBeVisible()
    // Alerts.
    await expect(menu.getByText(/^(Próximamente|Pronto)$/).filter({ visible: true })).toHaveCount(1)
    await menu.getByRole('button', { name: 'Más de Categorías' }).click()
    await expect(page.getByRole('menuitem', { name: 'Cola de indexación' })).toBeVisible()
    await page.keyboard.press('Escape')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
  for (const width of [1023, 360]) {
    await page.setViewportSize({ width, height: 740 })
    await page.getByRole('button', { name: 'Abrir el menú' }).click()
    const drawer = page.getByRole('dialog', { name: 'Menú principal' })
    await expect(drawer.getByText('Alertas')).toBeVisible()
    await expect(drawer.getByRole('link', { name: 'Informes', exact: true })).toBeVisible()
    await expect(drawer.getByRole('link', { name: 'Cola de indexación', exact: true }).first()).toBeVisible()
    await drawer.getByRole('link', { name: 'Cola de indexación' }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Cola de indexación' })).toBeVisible()
    await expect(drawer).toBeHidden()
  }
  await page.setViewportSize({ width: 1280, height: 800 })
})

test('the footer stands at the lower edge of a short page, and below the content of a long one', async () => {
  const page = merchantPage()
  await page.setViewportSize({ width: 1280, height: 1000 })
  await page.goto('/new-store')
  const footer = page.locator('[data-slot=app-footer]')
  await expect(footer).toBeInViewport()
  const box = await footer.boundingBox()
  expect(Math.round(box!.y + box!.height)).toBe(1000)
  await page.setViewportSize({ width: 1280, height: 400 })
  await expect(footer).not.toBeInViewport()
  await footer.scrollIntoViewIfNeeded()
  await expect(footer).toBeInViewport()
  await page.setViewportSize({ width: 1280, height: 800 })
})

test('the bell counts the notices of the current store; another store shows its own', async () => {
  const page = merchantPage()
  await withStores(page, (real) => [real, { ...real, id: '2', store: 'outlet', displayName: 'Outlet' }])
  await page.route('**/api/v1/notices**', (route) =>
    route.fulfill({
      json: {
        isSuccess: true,
        data: { unread: new URL(route.request().url()).searchParams.get('from') === 'outlet' ? 0 : 3, notices: [] },
      },
    }),
  )
  await page.goto('/home')
  const bell = page.getByRole('button', { name: /^Notificaciones/ })
  await expect(bell).toHaveAccessibleName('Notificaciones, 3 sin leer')
  await selector(page).click()
  await page.getByRole('menuitemradio', { name: /Outlet/ }).click()
  await expect(selector(page)).toHaveAccessibleName('Tienda: Outlet')
  await expect(bell).toHaveAccessibleName('Notificaciones')
})

test('a store’s name of 24 characters is read whole on a small desktop, in every language, and a phone shows it without opening anything', async () => {
  const page = merchantPage()
  const name = 'Papelería La Esquina Sur'
  await withStores(page, (real) => [{ ...real, displayName: name }])
  const shown = page.getByRole('banner').locator('[title]', { hasText: name })
  try {
    for (const language of ['en', 'pt', 'es']) {
      await page.evaluate((spoken) => localStorage.setItem('SMR.language', spoken), language)
      for (const width of [1440, 1280, 1024]) {
        await page.setViewportSize({ width, height: 800 })
        await page.goto('/home')
        await expect(shown).toBeVisible()
        expect(await shown.evaluate((text) => text.scrollWidth - text.clientWidth), `${language} at ${String(width)}`).toBeLessThanOrEqual(
          0,
        )
      }
    }
    await page.setViewportSize({ width: 360, height: 740 })
    await expect(shown).toBeInViewport()
  } finally {
    await page.evaluate(() => localStorage.removeItem('SMR.language'))
    await page.setViewportSize({ width: 1280, height: 800 })
  }
})

for (const [kind, name] of [
  ['120 characters', 'Otorrinolaringologíamente'.repeat(5).slice(0, 120)],
  ['right-to-left', 'متجر الهدايا والبذور للحدائق والمنازل في المدينة القديمة (اختبار) 2026'],
  ['emoji', '👩‍👩‍👧‍👦🎁 Regalos 🇧🇷🏳️‍🌈'.repeat(4)],
] as const)
  test(`names with ${kind} stay inside header, store selector, account menu, notices and title`, async () => {
    const page = merchantPage()
    const kept = await page.evaluate((called) => {
      const key = Object.keys(sessionStorage).find((each) => each.startsWith('SMR.user'))!
      const before = sessionStorage.getItem(key)!
      const user = JSON.parse(before) as { profile: { name: string } }
      sessionStorage.setItem(key, JSON.stringify({ ...user, profile: { ...user.profile, name: called } }))
      return { key, before }
    }, name)
    try {
      await withStores(page, (real) => [
        { ...real, displayName: name },
        { ...real, id: '2', store: 'second', displayName: `${name} 2` },
      ])
      const notice = { store: 'demo', storeName: name, at: new Date().toISOString(), read: false, publication: null, synchronisation: null }
      await page.route('**/api/v1/notices**', (route) =>
        route.fulfill({
          json: {
            isSuccess: true,
            data: {
              unread: 2,
              notices: [
                { ...notice, id: '2', kind: 'drift', list: { kind: 'category', id: 1, name }, figures: { differing: 3 } },
                { ...notice, id: '1', kind: 'credential-invalid', list: null, figures: {} },
              ],
            },
          },
        }),
      )
      for (const width of [1440, 1024, 360]) {
        await page.setViewportSize({ width, height: 800 })
        await page.goto('/home')
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await page.waitForLoadState('networkidle')
        const fits = async (place: string) => {
          expect(await page.evaluate(() => document.documentElement.scrollWidth), place).toBeLessThanOrEqual(width)
          expect(await cutOffText(page, 'title'), `${place} at ${String(width)}`).toEqual([])
        }
        await fits('page')
        await selector(page).click()
        await expect(page.getByRole('menuitemradio')).toHaveCount(2)
        await fits('store selector')
        await page.keyboard.press('Escape')
        await expect(page.getByRole('menuitemradio')).toHaveCount(0)
        await page.getByRole('button', { name: /^Notificaciones/ }).click()
        await expect(page.getByRole('heading', { level: 2, name: 'Notificaciones' })).toBeVisible()
        await fits('notices')
        await page.keyboard.press('Escape')
        await page.getByRole('button', { name: /^Cuenta de/ }).click()
        await expect(page.getByRole('menuitem', { name: 'Mi cuenta' })).toBeVisible()
        await fits('account menu')
        await page.keyboard.press('Escape')
      }
    } finally {
      await page.evaluate(({ key, before }) => sessionStorage.setItem(key, before), kept)
      await page.setViewportSize({ width: 1280, height: 800 })
    }
  })

test('opening a page makes each call once', async () => {
  const page = merchantPage()
  for (const path of [
    '/home',
    '/category',
    '/collection',
    '/category-sort',
    '/collections-sort',
    workbench(categories.clocks),
    `/manual-sort?kind=category&id=${String(categories.clocks)}`,
    '/order-prod',
    '/index-admin',
    '/synchronize',
    '/reports',
  ]) {
    const calls = new Map<string, number>()
    const count = (request: { method: () => string; url: () => string }) => {
      const { pathname, search } = new URL(request.url())
      if (pathname.startsWith('/api/'))
        calls.set(`${request.method()} ${pathname}${search}`, (calls.get(`${request.method()} ${pathname}${search}`) ?? 0) + 1)
    }
    // What the page before still asks is not of this one.
    await page.goto('about:blank')
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
  await expect(selector(page)).toHaveAccessibleName('Tienda: Demo Gift Shop')
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
  await expect(selector(page)).toHaveAccessibleName('Tienda: Demo Gift Shop')
  await other.reload()
  await expect(selector(other)).toHaveAccessibleName('Tienda: Tienda 9999')
  await other.close()
})

test('a store that is gone while it is chosen is reported, and the next one becomes the current one', async () => {
  const page = merchantPage()
  let gone = false
  await withStores(page, (real) => (gone ? [real] : [{ ...real, id: '2', store: 'aaa', displayName: 'A la deriva' }, real]))
  await page.goto('/reports')
  // The page keeps which one is chosen, at moments of its own: what is kept when it goes away counts.
  await page.evaluate(() =>
    addEventListener('pagehide', () => sessionStorage.setItem('SMR.actualstore', '{"actualstore":"aaa","indexstore":"ready"}')),
  )
  await page.reload()
  await expect(selector(page)).toHaveAccessibleName('Tienda: A la deriva')
  gone = true
  await page.clock.install()
  await expect(async () => {
    await page.clock.fastForward(20_000)
    await page.evaluate(() => dispatchEvent(new Event('focus')))
    await expect(page.getByText('Ya no tienes acceso a «A la deriva»')).toBeVisible({ timeout: 3_000 })
  }).toPass()
  await expect(selector(page)).not.toHaveAccessibleName(/deriva/)
})

test('what was known of a store is forgotten when another one is chosen, and all of it with the session', async ({ browser }) => {
  const page = await (await browser.newContext()).newPage()
  await signIn(page)
  await withStores(page, (real) => [real, { ...real, id: '2', store: 'outlet', displayName: 'Outlet' }])
  await page.goto('/home')
  await expect(page.getByText('Ventas de hoy')).toBeVisible()
  const requested: string[] = []
  page.on('request', (request) => {
    const store = new URL(request.url()).searchParams.get('store')
    if (store !== null && request.url().includes('/api/')) requested.push(store)
  })
  await selector(page).click()
  await page.getByRole('menuitemradio', { name: /Outlet/ }).click()
  await expect(selector(page)).toHaveAccessibleName('Tienda: Outlet')
  requested.length = 0
  await page.goto('/category')
  await expect.poll(() => requested).toContain('outlet')
  await page.waitForLoadState('networkidle')
  const first = requested.length
  expect(requested.filter((store) => store !== 'outlet')).toEqual([])
  await selector(page).click()
  await page.getByRole('menuitemradio', { name: /Demo Gift Shop/ }).click()
  await expect(selector(page)).toHaveAccessibleName('Tienda: Demo Gift Shop')
  await expect.poll(() => requested.slice(first)).toContain('samara-demo')
  const back = requested.indexOf('samara-demo', first)
  expect(requested.slice(back).filter((store) => store === 'outlet')).toEqual([])
  await page.getByRole('button', { name: /^Cuenta de/ }).click()
  await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click()
  await page.getByRole('button', { name: 'Entrar', exact: true }).waitFor()
  const left = await page.evaluate(() =>
    [localStorage, sessionStorage].flatMap((storage) => Object.keys(storage).filter((name) => name.startsWith('SMR.cache.'))),
  )
  expect(left).toEqual([])
  await page.context().close()
})

test('lists of a former visit are shown before the server answers; those of an older version, or broken ones, are dropped', async () => {
  const page = merchantPage()
  const first = page.getByText('Accessories', { exact: true })
  await page.goto('/category-sort')
  await expect(first.first()).toBeVisible()
  const kept = await page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('SMR.cache.listsToOrder')))
  expect(kept).toHaveLength(1)
  await page.route('**/api/v1/lists**', (route) => route.abort('connectionrefused'))
  await page.reload()
  await expect(first.first()).toBeVisible()
  for (const change of ['older', 'broken'] as const) {
    await page.evaluate(
      ([name, how]) => {
        const { answer } = JSON.parse(localStorage.getItem(name!) ?? '{}') as { answer?: unknown }
        localStorage.setItem(name!, how === 'older' ? JSON.stringify({ version: '0', answer }) : '{"version":')
      },
      [kept[0], change],
    )
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.poll(() => page.evaluate((name) => localStorage.getItem(name), kept[0]!)).toBeNull()
    await expect(first).toHaveCount(0)
  }
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
  const full = await page.context().newPage()
  await full.addInitScript((kept) => {
    Object.entries(JSON.parse(kept) as Record<string, string>).forEach(([name, value]) => sessionStorage.setItem(name, value))
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  }, session)
  await full.goto('/category')
  await expect(full.getByRole('heading', { level: 1, name: 'Categorías' })).toBeVisible()
  await expect(selector(full)).not.toHaveAccessibleName('Tienda: Selecciona una tienda')
  await full.close()
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
