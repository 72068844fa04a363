import { expect } from '@playwright/test'
import { intercept, letThrough } from './interception.ts'
import { test } from './journey.ts'
import {
  breakPlatform,
  categories,
  dragUp,
  fillSignIn,
  productGrid,
  publish,
  save,
  shopperSees,
  shownNames,
  signIn,
  workbench,
} from './merchant.ts'

// Each signs in by itself, and has a list of its own.
test.describe.configure({ mode: 'parallel' })
test.afterEach(({ page }) => breakPlatform(page, null))

test('the session ends in the middle of an edit: after signing in again nothing is lost', async ({ page }) => {
  await signIn(page, workbench(categories.clocks))
  const before = await shownNames(page)
  await dragUp(page, before[3]!, before[0]!)
  await expect(page.getByText('1 cambio sin guardar')).toBeVisible()

  // From here on the server is sent what an ended session would send: a token that is over, and a refresh token that is revoked.
  let sent = 0
  await intercept(page, '**/api/**', (route) => {
    sent += 1
    return route.continue({ headers: { ...route.request().headers(), 'x-access-token': 'over' } })
  })
  await intercept(page, '**/protocol/openid-connect/token', (route) =>
    route.continue({ postData: (route.request().postData() ?? '').replace(/refresh_token=[^&]+/, 'refresh_token=revoked') }),
  )
  // On a busy machine the browser lets a call or two pass before it begins: a save that passes is done, and nothing is left to be saved.
  await expect.poll(() => page.evaluate(() => fetch('/api/v1/nothing')).then(() => sent)).toBeGreaterThan(0)
  // By keyboard: the draft that is kept by itself may bring the dialog before.
  await page.keyboard.press('Control+s')
  const ended = page.getByRole('alertdialog', { name: 'Tu sesión ha terminado' })
  await expect(ended).toBeVisible()
  // The provider does not know the browser any more either.
  await page.context().clearCookies()
  await ended.getByRole('button', { name: 'Entrar de nuevo' }).click()
  await page.waitForURL(/interaction/)
  // Not before: the save that waits would be tried again with the session that has not ended.
  letThrough(page)
  await fillSignIn(page)
  await page.waitForURL(`**${workbench(categories.clocks)}**`)
  await expect.poll(async () => (await shownNames(page)).slice(0, 2)).toEqual([before[3], before[0]])
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await expect(page.getByText('Guardado; falta indexarlo')).toBeVisible()
})

test('an unsaved ordering survives a reload and can be undone', async ({ page }) => {
  await signIn(page, workbench(categories.candlesticks))
  const before = await shownNames(page)
  await dragUp(page, before[2]!, before[0]!)
  await expect(page.getByText(/^Borrador (en este dispositivo|guardado)/)).toBeVisible()
  await page.reload()
  await expect(page.getByText('Tus cambios siguen aquí')).toBeVisible()
  expect((await shownNames(page))[0]).toBe(before[2])
  await page.getByRole('button', { name: /^Deshacer/ }).click()
  await expect.poll(() => shownNames(page)).toEqual(before)
})

test('what was saved does not come back as unsaved, though the page is left before the server received that its draft is done', async ({
  page,
}) => {
  await signIn(page, workbench(categories.hooks))
  const [first, second, third, fourth] = await shownNames(page)
  // Done once more on top of themselves these two would give another ordering.
  await dragUp(page, fourth!, third!)
  await dragUp(page, second!, first!)
  await expect(page.getByText(/^Borrador guardado/)).toBeVisible()
  await intercept(page, '**/ordering-drafts**', (route) => (route.request().method() === 'PUT' ? route.abort() : route.fallback()))
  await save(page)
  await page.reload()
  await expect(page.getByText('Guardado; falta indexarlo')).toBeVisible()
  await expect.poll(async () => (await shownNames(page)).slice(0, 4)).toEqual([second, first, fourth, third])
})

test('a category that does not exist shows an error with a way back', async ({ page }) => {
  await signIn(page, workbench(999_999))
  await expect(page.getByText('Esta categoría no existe')).toBeVisible()
  await page.getByRole('link', { name: 'Ver las categorías' }).click()
  await page.waitForURL('**/category')
})

test('two people save one list: the second is asked, and can put the own moves on top', async ({ page, browser }) => {
  await signIn(page, workbench(categories.doorstops))
  const before = await shownNames(page)
  const elsewhere = await (await browser.newContext({ locale: 'es-ES' })).newPage()
  await signIn(elsewhere, workbench(categories.doorstops))
  await dragUp(elsewhere, before[4]!, before[0]!)
  await elsewhere.getByRole('button', { name: 'Guardar', exact: true }).click()
  await expect(elsewhere.getByText('Guardado; falta indexarlo')).toBeVisible()
  await elsewhere.context().close()

  await dragUp(page, before[3]!, before[1]!)
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  const requested = page.getByRole('alertdialog', { name: 'Alguien guardó antes que tú' })
  await expect(requested).toBeVisible()
  await requested.getByRole('button', { name: /Aplicar mis cambios encima/ }).click()
  await expect(page.getByText('1 cambio sin guardar')).toBeVisible()
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await expect(page.getByText('Guardado; falta indexarlo')).toBeVisible()
  const names = await shownNames(page)
  expect(names[0]).toBe(before[4])
  expect(names.indexOf(before[3]!)).toBe(names.indexOf(before[0]!) + 1)
})

test('the platform is down while publishing: it waits and says so, goes on when the platform is back, and ends right', async ({ page }) => {
  await signIn(page, workbench(categories.storageBoxes))
  const before = await shownNames(page)
  await dragUp(page, before[5]!, before[0]!)
  const wanted = await shownNames(page)
  await breakPlatform(page, { kind: 'down' })
  await publish(page)
  const publication = page.getByRole('article')
  await expect(publication).toContainText('La plataforma no responde', { timeout: 120_000 })
  await page.reload()
  await expect(publication).toContainText('La plataforma no responde')
  await breakPlatform(page, null)
  await expect(publication).toContainText('Indexada y verificada', { timeout: 120_000 })
  expect((await shopperSees(page, categories.storageBoxes)).slice(0, wanted.length)).toEqual(wanted)
})

test('the server is out of reach while saving: an error is shown, nothing is lost, and the save is repeated once the server is back', async ({
  page,
}) => {
  await signIn(page, workbench(categories.gardenOrnaments))
  const before = await shownNames(page)
  await dragUp(page, before[6]!, before[0]!)
  await expect(page.getByText('1 cambio sin guardar')).toBeVisible()
  await intercept(page, '**/api/**', (route) => route.abort('connectionrefused'))
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await expect(page.getByText('Sin conexión').first()).toBeVisible()
  await expect(page.getByText('Sin guardar', { exact: true })).toBeVisible()
  expect((await shownNames(page)).slice(0, 2)).toEqual([before[6], before[0]])
  letThrough(page)
  await expect(page.getByText('Guardado; falta indexarlo')).toBeVisible({ timeout: 120_000 })
  await expect(productGrid(page)).toBeVisible()
})
