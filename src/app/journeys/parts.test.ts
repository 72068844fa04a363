import { expect, test } from '@playwright/test'
import { dragUp, shownNames, signedInPage, tall, workbench, categories } from './merchant.ts'

test.use({ viewport: tall })
const merchantPage = signedInPage()

const menu = /^Idioma:/
const menuFile = '**/assets/language-entries-*.js'

test('a menu that cannot be fetched without a connection is fetched when it is asked for again; the page is not loaded again', async () => {
  const page = merchantPage()
  await page.goto('/home')
  const button = page.getByRole('button', { name: menu })
  await expect(button).toBeVisible()
  let loads = 0
  page.on('load', () => (loads += 1))
  await page.context().setOffline(true)
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/assets/language-entries-'))
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

test('a screen that cannot be fetched without a connection says so, and is fetched by "try again"; the draft is still there', async () => {
  const page = merchantPage()
  const at = workbench(categories.teapots)
  await page.goto(at)
  const before = await shownNames(page)
  await dragUp(page, before[3]!, before[0]!)
  await expect(page.getByText(/^Borrador (en este dispositivo|a salvo)/)).toBeVisible()
  await page.context().setOffline(true)
  await page.getByRole('link', { name: 'Categorías', exact: true }).first().click()
  await expect(page.getByRole('heading', { name: 'No hay conexión con el servidor' })).toBeVisible()
  const again = page.getByRole('button', { name: 'Volver a intentarlo' })
  await again.click()
  await expect(again).toBeVisible()
  await page.context().setOffline(false)
  await again.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Categorías' })).toBeVisible()
  await page.goto(at)
  await expect.poll(async () => (await shownNames(page))[0]).toBe(before[3])
})

test('a part that is gone because another build is served loads the page again', async () => {
  const page = merchantPage()
  await page.goto('/home')
  await page.route(menuFile, (route) => route.fulfill({ status: 404 }))
  await page.route(
    (url) => url.pathname === '/',
    async (route) => {
      const answer = await route.fetch()
      await route.fulfill({ response: answer, body: (await answer.text()).replaceAll(/assets\/app-[\w-]+\.js/g, 'assets/app-another.js') })
    },
  )
  const loaded = page.waitForEvent('load')
  await page.getByRole('button', { name: menu }).click()
  await loaded
  await page.unrouteAll()
})
