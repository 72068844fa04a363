import { expect } from '@playwright/test'
import { intercept, letThrough } from './interception.ts'
import { test } from './journey.ts'
import { dragUp, shownNames, signedInPage, tall, workbench, categories } from './merchant.ts'

test.use({ viewport: tall })
const merchantPage = signedInPage()

const menu = /^Idioma:/

test('a menu that cannot be fetched without a connection is fetched when it is asked for again; the page is not loaded again', async () => {
  const page = merchantPage()
  await page.goto('/home')
  const button = page.getByRole('button', { name: menu })
  await expect(button).toBeVisible()
  let loads = 0
  page.on('load', () => (loads += 1))
  await page.context().setOffline(true)
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/assets/'))
  await button.click()
  await failed
  await page.context().setOffline(false)
  await expect(async () => {
    await button.click()
    await expect(page.getByRole('menuitemradio').first()).toBeVisible({ timeout: 1_000 })
  }).toPass({ timeout: 20_000 })
  expect(loads).toBe(0)
  await page.keyboard.press('Escape')
})

test('a part below the fold that cannot be fetched leaves the page as it is, and comes once it can be', async () => {
  const page = merchantPage()
  await intercept(page, '**/assets/footer-*.js', (route) => route.abort())
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/assets/footer-'))
  await page.goto('/home')
  await failed
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Demo')
  await expect(page.locator('[data-slot=app-footer]')).toBeHidden()
  letThrough(page)
  // It is asked for again after a while that grows; at once where the browser says that it is online.
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(page.locator('[data-slot=app-footer]')).toBeVisible()
})

test('a screen that cannot be fetched without a connection says so, and goes on by itself once there is one; the draft is still there', async () => {
  const page = merchantPage()
  const at = workbench(categories.curtains)
  await page.goto(at)
  const before = await shownNames(page)
  await dragUp(page, before[3]!, before[0]!)
  await expect(page.getByText(/^Borrador (en este dispositivo|guardado)/)).toBeVisible()
  await page.context().setOffline(true)
  await page.getByRole('link', { name: 'Categorías', exact: true }).first().click()
  await expect(page.getByRole('heading', { name: 'No hay conexión con el servidor' })).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: 'Categorías' })).toBeVisible({ timeout: 30_000 })
  await page.goto(at)
  await expect.poll(async () => (await shownNames(page))[0]).toBe(before[3])
})

test('a part that is gone after an upgrade loads the page again, once; after that an error is shown', async () => {
  const page = merchantPage()
  await page.goto('/home')
  await intercept(page, '**/assets/reports-route-*.js', (route) => route.fulfill({ status: 404 }))
  let loads = 0
  page.on('load', () => (loads += 1))
  await page.evaluate(() => sessionStorage.removeItem('SMR.reloaded'))
  await page.getByRole('link', { name: /^Informes/ }).click()
  await expect(page.getByRole('heading', { name: 'Falta una parte de esta página' })).toBeVisible({ timeout: 30_000 })
  expect(loads).toBe(1)
  letThrough(page)
  await page.getByRole('button', { name: 'Recargar' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Informes' })).toBeVisible()
})

test('a server that is starting while a page is opened is waited for, and the page goes on by itself', async () => {
  const page = merchantPage()
  await intercept(page, '**/config.json', (route) => route.abort('connectionrefused'))
  await page.goto('/reports')
  await expect(page.getByRole('heading', { name: 'No hay conexión con el servidor' })).toBeVisible()
  letThrough(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Informes' })).toBeVisible({ timeout: 30_000 })
})

test('a page that is put away for a part of it is noticed in every journey', async ({ page, putAway }) => {
  await page.goto('/help')
  await expect(page.getByRole('main')).toBeVisible()
  await page.locator('main').evaluate((main) => main.style.setProperty('display', 'none', 'important'))
  await expect.poll(() => putAway.splice(0)).toEqual(['/help'])
})
