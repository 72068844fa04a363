import { expect, type Page } from '@playwright/test'
import { unzipSync } from 'fflate'
import { readFile } from 'node:fs/promises'
import { readXlsx } from '../../../server/modules/files/xlsx-rows.ts'
import { intercept, letThrough } from './interception.ts'
import { test } from './journey.ts'
import { handleOf, productGrid, shownNames, signedInPage, tall, workbench } from './merchant.ts'

test.use({ viewport: tall })
const merchantPage = signedInPage()

/** The department of the demo shop that holds the most products: the only one whose rest comes later. */
const homeDecor = 8
/** The first products, once they are drawn; how many are drawn below them changes with the room that is left. */
async function firstNames(page: Page): Promise<string[]> {
  let names: string[] = []
  await expect.poll(async () => (names = (await shownNames(page)).slice(0, 20)).length).toBe(20)
  return names
}
/** Bytes of a sheet up to which a library zips it without another worker, which pages may not start. */
const zippedInPlace = 160_000
const whole = '**/products-by-category**'
const busy = (page: Page, is: boolean) => expect(productGrid(page)).toHaveAttribute('aria-busy', String(is))
const refusal = { code: 'access/other-store', status: 403, detail: 'Not now.', errors: [], isSuccess: false }

/** Keeps the whole list back until it is let go. */
async function holdBack(page: Page): Promise<(answer: 'comes' | 'is refused') => void> {
  let letGo: (answer: 'comes' | 'is refused') => void = () => undefined
  const decided = new Promise<'comes' | 'is refused'>((done) => (letGo = done))
  await intercept(page, whole, async (route) => {
    if ((await decided) === 'comes') await route.continue()
    else await route.fulfill({ status: 403, json: refusal })
  })
  return letGo
}

test('the first products of a long list are there before the rest; ordering waits for it, and what did not come is asked for again', async () => {
  const page = merchantPage()
  const letGo = await holdBack(page)
  await page.goto(workbench(homeDecor))
  const first = await firstNames(page)
  await busy(page, true)
  await handleOf(page, first[1]!).focus()
  await page.keyboard.press('Alt+ArrowUp')
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+s')
  expect(await firstNames(page)).toEqual(first)

  letGo('is refused')
  await expect(page.getByText('No se ha podido cargar el resto de los productos')).toBeVisible()
  expect(await firstNames(page)).toEqual(first)
  letThrough(page)
  await page.getByRole('button', { name: 'Reintentar' }).click()
  await busy(page, false)
  await expect(page.getByText('No se ha podido cargar el resto de los productos')).toBeHidden()
  expect(await firstNames(page)).toEqual(first)
  await handleOf(page, first[1]!).focus()
  await page.keyboard.press('Alt+ArrowUp')
  await expect.poll(async () => (await firstNames(page)).slice(0, 3)).toEqual([first[1], first[0], first[2]])
  await expect(page.getByText(/^Borrador (en este dispositivo|guardado)/)).toBeVisible()
})

test('a long list with a draft is shown once, with the draft in it, and becomes a workbook as it is shown', async () => {
  const page = merchantPage()
  await page.goto(workbench(homeDecor))
  await busy(page, false)
  const names = await firstNames(page)
  const kept = page.waitForResponse((response) => response.request().method() === 'PUT' && response.url().includes('/ordering-drafts'))
  await handleOf(page, names[6]!).focus()
  await page.keyboard.press('Alt+ArrowUp')
  await expect.poll(async () => (await firstNames(page))[5]).toBe(names[6])
  await kept
  const before = await firstNames(page)
  const changes = await page.getByText(/^\d+ cambios? sin guardar$/).innerText()
  const letGo = await holdBack(page)
  const opening = page.waitForResponse('**/lists/opening**')
  await page.reload()
  await opening
  await expect(page.getByRole('grid', { name: 'Cargando los productos…' })).toBeVisible()
  await expect(page.locator('[data-row-id]')).toHaveCount(0)
  letGo('comes')
  await busy(page, false)
  expect(await firstNames(page)).toEqual(before)
  await expect(page.getByText(changes, { exact: true })).toBeVisible()

  const downloaded = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Archivo', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Exportar XLSX' }).click()
  const workbook = await readFile(await (await downloaded).path())
  expect(unzipSync(workbook)['xl/worksheets/sheet1.xml']!.length).toBeGreaterThan(zippedInPlace)
  const rows: string[][] = []
  await readXlsx(workbook, ({ cells }) => void rows.push([...cells]))
  expect(rows).toHaveLength(Number(await productGrid(page).getAttribute('aria-rowcount')))
  const name = rows[0]!.indexOf('nombre')
  expect(rows.slice(1, 1 + before.length).map((cells) => cells[name])).toEqual(before)
})
