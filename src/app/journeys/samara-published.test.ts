import { expect, type Locator, type Page } from '@playwright/test'
import { test } from './journey.ts'
import type { Publication } from '../../../contract/index.ts'
import { dragUp, handleOf, productGrid, publish, sellOut, shopperSeesCollection, shownNames, signedInPage } from './merchant.ts'

// So tall that the first products are drawn whole.
test.use({ viewport: { width: 1440, height: 1800 } })
const merchantPage = signedInPage()

const name = 'Navidad por menos de 5 £'

/** Adds a condition to the group that is written, compared so, and gives its line. */
async function condition(page: Page, field: string, comparison: string): Promise<Locator> {
  await page.getByRole('button', { name: 'Agregar condición' }).click()
  await page.getByRole('menuitem', { name: field, exact: true }).click()
  const line = page.getByRole('listitem', { name: new RegExp(`^Condición \\d+: ${field}$`) })
  await line.getByRole('combobox', { name: 'Comparación' }).selectOption({ label: comparison })
  return line
}

async function newGroup(page: Page, group: string, write: () => Promise<void>): Promise<void> {
  await page.getByRole('link', { name: 'Crear un grupo' }).click()
  await page.getByRole('textbox', { name: /Nombre del grupo/ }).fill(group)
  await write()
  await page.getByRole('button', { name: 'Guardar el grupo' }).click()
  await page.waitForURL('**/samara-collections/edit/**')
}

/** How many products the panel says. */
async function counted(page: Page): Promise<number> {
  const text = await page.locator('[data-part="count"]').innerText()
  return /^[\d.]+$/.test(text) ? Number(text.replaceAll('.', '')) : Number.NaN
}
const verified = (page: Page, products: number) =>
  expect(page.getByRole('article')).toContainText(`Verificado: ${String(products)} de ${String(products)} en su lugar`)

/** What the newest publication that ended came to, as the page hears it. */
function outcomes(page: Page): () => Publication | undefined {
  const ended: Publication[] = []
  page.on('response', async (response) => {
    if (!/\/api\/v1\/(Catalogue\/indexstatus|publications\/[^/]+$)/.test(response.url()) || !response.ok()) return
    if (response.request().method() !== 'GET') return
    // One that is lost with its page is followed by the next page's.
    const answer = (await response.json().catch(() => null)) as { data: Publication | Publication[] } | null
    if (!answer) return
    const { data } = answer
    ended.push(...[data].flat().filter(({ list, endedAt }) => list.kind === 'samara' && endedAt !== null))
  })
  return () => ended.toSorted((one, other) => one.requestedAt.localeCompare(other.requestedAt)).at(-1)
}

test('Christmas under 5 £ is built, arranged, published and seen in the shop; what sells out leaves it, and publishing again writes that alone', async () => {
  test.setTimeout(480_000)
  const page = merchantPage()
  await page.goto('/create-samara-collection')
  await page.getByRole('textbox', { name: /^Nombre/ }).fill(name)
  await page.getByRole('button', { name: 'Crear la colección' }).click()
  await page.waitForURL('**/samara-collections/edit/**')

  // Christmas under 5 £ in stock, without one brand …
  await newGroup(page, 'Navidad sin Frost & Fir', async () => {
    await (await condition(page, 'Nombre', 'tiene la palabra')).getByRole('textbox').fill('christmas')
    await (await condition(page, 'Precio', 'como mucho')).getByRole('textbox').fill('5')
    await condition(page, 'Agotado', 'no')
    const brand = await condition(page, 'Marca', 'no es ninguna de')
    await brand.getByPlaceholder('Elegir marcas').fill('Frost')
    await page.getByRole('listbox').getByRole('option', { name: 'Frost & Fir' }).click()
    await page.keyboard.press('Escape')
    await expect(page.getByText('Nombre con la palabra «christmas», precio ≤ 5 £', { exact: false })).toContainText('Frost & Fir')
  })
  // … minus what sold nothing in 90 days …
  await newGroup(page, 'Sin ventas en 90 días', async () => {
    await page.getByRole('radio', { name: 'Excluir' }).click()
    const units = await condition(page, 'Unidades vendidas', 'como mucho')
    await units.getByRole('combobox', { name: 'Días de ventas' }).selectOption({ label: 'en 90 días' })
    // The shop's sales may still be coming in: until then nothing has sold.
    const fewSold = async () => {
      for (const most of ['1', '0']) await units.getByRole('textbox').fill(most)
      return counted(page)
    }
    await expect.poll(fewSold, { timeout: 120_000, intervals: [2_000] }).toBeLessThan(2_000)
  })
  // … plus ten by hand.
  await page.getByRole('button', { name: 'Agregar productos' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Productos' }).fill('mug')
  const options = page.getByRole('listbox').getByRole('option')
  await expect(options.nth(9)).toBeVisible()
  for (let nth = 0; nth < 10; nth++) await options.nth(nth).click()
  await page.keyboard.press('Escape')
  await expect(dialog.getByText('Se agregarán 10 productos.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Agregar productos' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Poner al día' }).click()
  await expect(page.getByText('Está al día.', { exact: true })).toBeVisible()
  const held = await counted(page)
  expect(held).toBeGreaterThan(10)

  // Arranged and published: the shop has it as it was left.
  const outcome = outcomes(page)
  await page.getByRole('link', { name: 'Ordenar', exact: true }).click()
  const first = await shownNames(page)
  await dragUp(page, first[3]!, first[0]!)
  const arranged = [first[3]!, ...first.filter((one) => one !== first[3])]
  await expect.poll(() => shownNames(page)).toEqual(arranged)
  await publish(page)
  await verified(page, held)
  await expect(page.getByText('Guardado e indexado')).toBeVisible()
  const inShop = await shopperSeesCollection(page, name)
  expect(inShop.slice(0, arranged.length)).toEqual(arranged.slice(0, inShop.length))
  const workbench = page.url()
  const row = productGrid(page)
    .locator('[data-row-id]')
    .filter({ has: handleOf(page, inShop[1]!) })
  const soldOut = Number(await row.getAttribute('data-row-id'))

  // One sells out. The next synchronisation takes it out of the collection, which then has something to publish.
  await sellOut(page, soldOut)
  await page.goto('/synchronize')
  await page
    .getByRole('button', { name: /^Sincronizar/ })
    .last()
    .click()
  await expect
    .poll(
      async () => {
        await page.goto(workbench)
        return shownNames(page)
      },
      { timeout: 240_000, intervals: [2_000] },
    )
    .not.toContain(inShop[1])
  await expect(page.getByText('Guardado; falta indexarlo')).toBeVisible()
  expect(await shopperSeesCollection(page, name)).toEqual(inShop)

  // Published again, that one product is written and nothing else.
  await page.getByRole('button', { name: 'Indexar', exact: true }).click()
  await expect(page.getByText('Entradas: 0 · salidas: 1', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: /^(Indexar ahora|Guardar e indexar|Indexar y verificar)$/ }).click()
  await verified(page, held - 1)
  await expect.poll(outcome).toMatchObject({ state: 'verified', products: held - 1, toWrite: 1, written: 1, failed: 0 })
  expect(await shopperSeesCollection(page, name)).toEqual(inShop.filter((one) => one !== inShop[1]))
})
