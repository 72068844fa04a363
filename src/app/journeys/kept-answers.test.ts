import { expect, type Request } from '@playwright/test'
import { intercept, letThrough } from './interception.ts'
import { test } from './journey.ts'
import { paths, productsByCategory } from '../../../contract/index.ts'
import { categories, productGrid, signedInPage, workbench } from './merchant.ts'
import { forgetStoresAfterEach, storeSelector } from './stores.ts'

const merchantPage = signedInPage()
forgetStoresAfterEach(merchantPage)

test('opening a page makes each call once', async () => {
  const page = merchantPage()
  // Once the live events come, what may have changed meanwhile is asked for again. On a slow machine that is before a page is whole.
  await intercept(page, `**${paths.events}`, (route) => route.abort())
  for (const path of [
    '/home',
    '/category',
    '/collection',
    '/category-sort',
    '/collections-sort',
    workbench(categories.photoFrames),
    `/manual-sort?kind=category&id=${String(categories.photoFrames)}`,
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
  letThrough(page)
})

test('opening a list that takes long makes each call once', async () => {
  const page = merchantPage()
  await intercept(page, `**${paths.events}`, (route) => route.abort())
  await intercept(page, `**${productsByCategory.path}?**`, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 3_000))
    await route.continue()
  })
  await page.goto('about:blank')
  const calls: string[] = []
  const count = (request: Request): void => {
    const { pathname, search } = new URL(request.url())
    if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname}${search}`)
  }
  page.on('request', count)
  await page.goto(workbench(categories.photoFrames))
  await expect(productGrid(page).locator('[data-row-id]').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  page.off('request', count)
  expect(calls.length).toBeGreaterThan(0)
  expect(calls.filter((call, nth) => calls.indexOf(call) !== nth)).toEqual([])
  letThrough(page)
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
  await intercept(page, '**/api/v1/notices**', async (route) => {
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

test('lists of a former visit are shown before the server answers; those of an older version, or broken ones, are dropped', async () => {
  const page = merchantPage()
  const first = page.getByText('Accessories', { exact: true })
  await page.goto('/category-sort')
  await expect(first.first()).toBeVisible()
  const kept = await page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('SMR.cache.listsToOrder')))
  expect(kept).toHaveLength(1)
  await intercept(page, '**/api/v1/lists**', (route) => route.abort('connectionrefused'))
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
  await expect(storeSelector(page)).not.toHaveAccessibleName('Tienda: Selecciona una tienda')
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
  await expect(storeSelector(full)).not.toHaveAccessibleName('Tienda: Selecciona una tienda')
  await full.close()
})

test('sentences that fail to load are the last good ones', async () => {
  const page = merchantPage()
  await page.goto('/reports')
  await expect(page.getByRole('heading', { level: 1, name: 'Informes' })).toBeVisible()
  await intercept(page, '**/locales/**', (route) => route.abort('connectionrefused'))
  await page.evaluate(() => {
    for (const name of Object.keys(localStorage))
      if (name.startsWith('SMR.texts.')) localStorage.setItem(name, localStorage.getItem(name)!.replace(/"at":\d+/, '"at":1'))
  })
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Informes' })).toBeVisible()
})
