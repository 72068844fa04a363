import { expect, type Page } from '@playwright/test'
import { test } from './journey.ts'
import { breakPlatform, openAccount, productGrid, signedInPage } from './merchant.ts'

const merchantPage = signedInPage()
test.afterEach(() => breakPlatform(merchantPage(), null))

const credential = { key: 'vtexappkey-tiendareal-ABCDEF', secret: 'a-token-of-a-real-store' }

/** Chooses from the actions of a store, in the list of stores. */
async function inMenuOf(page: Page, store: string, entry: string): Promise<void> {
  await page
    .getByRole('row', { name: new RegExp(store) })
    .getByRole('button')
    .last()
    .click()
  await page.getByRole('menuitem', { name: entry }).click()
}

/** Disconnects a store, having downloaded what is kept of it. */
async function disconnect(page: Page, store: string, file: RegExp): Promise<void> {
  await inMenuOf(page, store, 'Desconectar la tienda')
  const away = page.getByRole('alertdialog')
  const download = page.waitForEvent('download')
  await away.getByRole('button', { name: 'Descargar' }).click()
  expect((await download).suggestedFilename()).toMatch(file)
  await expect(away.getByRole('button', { name: 'Desconectar la tienda' })).toBeDisabled()
  await away.getByRole('textbox').fill(store)
  await away.getByRole('button', { name: 'Desconectar la tienda' }).click()
  await expect(page.getByText('Tienda desconectada').first()).toBeVisible()
  await expect(page.getByRole('row', { name: new RegExp(store) })).toHaveCount(0)
}

test('a store is connected by its key; what was typed stays while that is wrong; the first list is opened while the catalogue comes in', async () => {
  const page = merchantPage()
  await openAccount(page, 'tiendareal', credential)
  await page.goto('/new-store')
  await page.getByRole('radio', { name: /^VTEX/ }).click()
  await page.getByRole('button', { name: 'Continuar' }).click()
  const [account, key, token] = ['Nombre de la cuenta', 'Clave de aplicación (appKey)', 'Token de aplicación (appToken)'].map((label) =>
    page.getByLabel(label),
  ) as [ReturnType<typeof page.getByLabel>, ReturnType<typeof page.getByLabel>, ReturnType<typeof page.getByLabel>]
  await account.fill('http://10.0.0.1/')
  await key.fill(credential.secret)
  await token.fill(credential.key)
  await page.getByRole('button', { name: 'Comprobar' }).click()
  await expect(page.getByText('No es el nombre de una cuenta')).toBeVisible()
  await account.fill('https://tiendareal.myvtex.com/admin')
  await page.getByRole('button', { name: 'Comprobar' }).click()
  await expect(page.getByText('están cambiados de sitio')).toBeVisible()
  await page.getByRole('button', { name: 'Intercambiarlos' }).click()
  await token.fill('another-token')
  await page.getByRole('button', { name: 'Comprobar' }).click()
  await expect(page.getByText('La plataforma no acepta esta clave con este token en esta cuenta')).toBeVisible()
  await expect(account).toHaveValue('https://tiendareal.myvtex.com/admin')
  await expect(key).toHaveValue(credential.key)
  await token.fill(credential.secret)

  await breakPlatform(page, { kind: 'answer', status: 403, headers: {}, body: '', path: '/api/oms/' })
  await page.getByRole('button', { name: 'Comprobar' }).click()
  const sales = page.getByRole('row', { name: /Ventas e informes/ })
  await expect(sales).toContainText('Falta')
  await expect(sales).toContainText('OMS › OMS access › List Orders')
  await breakPlatform(page, null)
  await page.getByRole('button', { name: 'Comprobar de nuevo' }).click()
  await expect(page.getByText('La clave abre la cuenta tiendareal')).toBeVisible()
  await page.getByLabel('Nombre de la tienda').fill('Tienda real')

  await breakPlatform(page, { kind: 'slow', milliseconds: 2_000, path: '/tiendareal/api/catalog/pvt/product/' })
  await page.getByRole('button', { name: 'Conectar la tienda' }).click()
  await page.waitForURL('**/synchronize?store=tiendareal')
  const job = page.getByRole('article', { name: 'Todo', exact: true })
  await expect(job).toContainText('Ya puedes trabajar', { timeout: 120_000 })
  await page.goto('/order-by-category?category=1101&store=tiendareal')
  await expect(productGrid(page)).toBeVisible({ timeout: 60_000 })
  await expect(page.getByRole('button', { name: /^Tienda: Tienda real/ })).toBeVisible()
  expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toContain(credential.secret)
})

test('an account that is connected already is not connected once more', async () => {
  const page = merchantPage()
  await page.goto('/new-store')
  await page.getByRole('button', { name: 'Continuar' }).click()
  await page.getByLabel('Nombre de la cuenta').fill('tiendareal')
  await page.getByLabel('Clave de aplicación (appKey)').fill(credential.key)
  await page.getByLabel('Token de aplicación (appToken)').fill(credential.secret)
  await page.getByRole('button', { name: 'Comprobar' }).click()
  await page.getByRole('button', { name: 'Conectar la tienda' }).click()
  await expect(page.getByText('Esa cuenta ya está conectada')).toBeVisible()
})

test('a demo store is there in one click, with sales of a year', async () => {
  const page = merchantPage()
  await page.goto('/new-store')
  await page.getByRole('radio', { name: /^Tienda de demostración/ }).click()
  await page.getByRole('button', { name: 'Crear la tienda de demostración' }).click()
  await page.waitForURL(/\/synchronize\?store=samarademo-/)
  await expect(page.getByRole('button', { name: /^Tienda: Demo Gift Shop 2/ })).toBeVisible()
  await expect(page.getByRole('article', { name: 'Todo', exact: true })).toContainText('Ya puedes trabajar', { timeout: 120_000 })
  // Other files of journeys on this server know one demo store.
  await page.goto('/configuration#stores')
  await disconnect(page, 'Demo Gift Shop 2', /^samarademo-.*\.json$/)

  // Whoever takes the current store away knows why it is gone: the warning about a lost one is for others.
  await page.getByRole('button', { name: /^Tienda: Demo Gift Shop/ }).click()
  await expect(page.getByRole('menu')).toBeVisible()
  await expect(page.getByText('Ya no tienes acceso')).toHaveCount(0)
})

test('a store is renamed, given another key, paused and disconnected; what was typed stays while it is refused', async () => {
  const page = merchantPage()
  await page.goto('/configuration#stores')
  await inMenuOf(page, 'Tienda real', 'Cambiar el nombre')
  await page.getByRole('dialog').getByLabel('Nombre de la tienda').fill('Tienda «nueva»')
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByRole('row', { name: /Tienda «nueva»/ })).toBeVisible()

  const another = { key: 'vtexappkey-tiendareal-SECOND', secret: 'another-token-of-a-real-store' }
  await inMenuOf(page, 'Tienda «nueva»', 'Sustituir la clave')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Clave de aplicación (appKey)').fill(another.key)
  await dialog.getByLabel('Token de aplicación (appToken)').fill(another.secret)
  await dialog.getByRole('button', { name: 'Comprobar y sustituir' }).click()
  await expect(dialog.getByText('La plataforma no acepta esta clave con este token en esta cuenta')).toBeVisible()
  await expect(dialog.getByLabel('Token de aplicación (appToken)')).toHaveValue(another.secret)
  await openAccount(page, 'tiendareal', another)
  await dialog.getByRole('button', { name: 'Comprobar y sustituir' }).click()
  await expect(page.getByText('Clave sustituida')).toBeVisible()
  await expect(page.getByRole('row', { name: /Tienda «nueva»/ })).toContainText('…COND')

  await inMenuOf(page, 'Tienda «nueva»', 'Pausar la tienda')
  await expect(page.getByRole('row', { name: /Tienda «nueva»/ })).toContainText('En pausa')
  await page.goto('/synchronize?store=tiendareal')
  await expect(page.getByText('Tienda «nueva» está en pausa')).toBeVisible()
  await page.getByRole('link', { name: 'Ver las tiendas' }).click()
  await inMenuOf(page, 'Tienda «nueva»', 'Terminar la pausa')
  await expect(page.getByText('Tienda «nueva» está en pausa')).toBeHidden()

  await disconnect(page, 'Tienda «nueva»', /^tiendareal\.json$/)
})

test('where one begins is chosen once, and holds at the next visit', async () => {
  const page = merchantPage()
  await page.goto('/configuration#preferences')
  await page.getByRole('radio', { name: 'Categorías' }).click()
  await page.goto('/')
  await page.waitForURL('**/category')
  await page.goto('/configuration#preferences')
  await page.getByRole('radio', { name: 'Inicio' }).click()
  await page.goto('/')
  await page.waitForURL('**/home')
})
