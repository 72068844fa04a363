import { expect } from '@playwright/test'
import { intercept, letThrough } from './interception.ts'
import { test } from './journey.ts'
import type { StoreCredential } from '../../../contract/index.ts'
import { signedInPage, signIn } from './merchant.ts'
import { forgetStoresAfterEach, storeSelector, withStores } from './stores.ts'

const merchantPage = signedInPage()
forgetStoresAfterEach(merchantPage)

test('the bell counts the notices of the current store; another store shows its own', async () => {
  const page = merchantPage()
  await withStores(page, (real) => [real, { ...real, id: '2', store: 'outlet', displayName: 'Outlet' }])
  await intercept(page, '**/api/v1/notices**', (route) =>
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
  await storeSelector(page).click()
  await page.getByRole('menuitemradio', { name: /Outlet/ }).click()
  await expect(storeSelector(page)).toHaveAccessibleName('Tienda: Outlet')
  await expect(bell).toHaveAccessibleName('Notificaciones')
})

test('who has no store is led to where one is connected, once, and it is noted', async () => {
  const page = merchantPage()
  await withStores(page, () => [])
  await page.goto('/home')
  await page.waitForURL('**/new-store')
  await expect(page.getByRole('heading', { level: 1, name: 'Nueva tienda' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('SMR.empty-store'))).toBe('true')
  await storeSelector(page).click()
  await expect(page.getByRole('link', { name: 'Agregar una tienda' })).toHaveAttribute('href', '/configuration')
  await page.getByRole('link', { name: 'Agregar una tienda' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Configuración' })).toBeVisible()
  letThrough(page)
  await page.goto('/home')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('SMR.empty-store'))).toBe('false')
})

test('who has no store reads a page of the help by its address', async () => {
  const page = merchantPage()
  await withStores(page, () => [])
  await page.goto('/help/self-hosting')
  await expect(page.getByRole('heading', { level: 1, name: 'Instalarlo en tu servidor' })).toBeVisible()
  // Kept as soon as it is known that there is no store: whoever is led away is led then.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('SMR.empty-store'))).toBe('true')
  await expect(page.getByRole('navigation', { name: 'Menú principal' })).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/help/self-hosting')
})

test('among 10,000 stores one is found by its name; choosing it leads home; in another tab the other one stays', async () => {
  const page = merchantPage()
  const many = (real: StoreCredential) =>
    Array.from({ length: 10_000 }, (_, at) =>
      at === 0 ? real : { ...real, id: String(at), store: `tienda-${at}`, displayName: `Tienda ${at}` },
    )
  await withStores(page, many)
  await page.goto('/category')
  await expect(storeSelector(page)).toHaveAccessibleName('Tienda: Demo Gift Shop')
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
  await storeSelector(other).click()
  await other.getByRole('combobox').fill('9999')
  await other.getByRole('option', { name: /Tienda 9999/ }).click()
  await other.waitForURL('**/home')
  await expect(storeSelector(other)).toHaveAccessibleName('Tienda: Tienda 9999')
  await page.reload()
  await expect(storeSelector(page)).toHaveAccessibleName('Tienda: Demo Gift Shop')
  await other.reload()
  await expect(storeSelector(other)).toHaveAccessibleName('Tienda: Tienda 9999')
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
  await expect(storeSelector(page)).toHaveAccessibleName('Tienda: A la deriva')
  gone = true
  await page.clock.install()
  await expect(async () => {
    await page.clock.fastForward(20_000)
    await page.evaluate(() => dispatchEvent(new Event('focus')))
    await expect(page.getByText('Ya no tienes acceso a «A la deriva»')).toBeVisible({ timeout: 3_000 })
  }).toPass()
  await expect(storeSelector(page)).not.toHaveAccessibleName(/deriva/)
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
  await storeSelector(page).click()
  await page.getByRole('menuitemradio', { name: /Outlet/ }).click()
  await expect(storeSelector(page)).toHaveAccessibleName('Tienda: Outlet')
  requested.length = 0
  await page.goto('/category')
  await expect.poll(() => requested).toContain('outlet')
  await page.waitForLoadState('networkidle')
  const first = requested.length
  expect(requested.filter((store) => store !== 'outlet')).toEqual([])
  await storeSelector(page).click()
  await page.getByRole('menuitemradio', { name: /Demo Gift Shop/ }).click()
  await expect(storeSelector(page)).toHaveAccessibleName('Tienda: Demo Gift Shop')
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
