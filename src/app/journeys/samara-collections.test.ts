import { expect, type Page } from '@playwright/test'
import { test } from './journey.ts'
import { categories, choose, namesOf, openWorkbench, shownNames, signedInPage, workbench } from './merchant.ts'

test.use({ viewport: { width: 1440, height: 1400 } })
const merchantPage = signedInPage()

const name = 'Navidad 50% / 50% 🎄'
const address = `/samara-collections/edit/${encodeURIComponent(name)}`

/** Adds a condition to the group that is written, and gives its line. */
async function condition(page: Page, field: string) {
  await page.getByRole('button', { name: 'Agregar condición' }).click()
  await page.getByRole('menuitem', { name: field, exact: true }).click()
  return page.getByRole('listitem', { name: new RegExp(`^Condición \\d+: ${field}$`) })
}

/** How many products the panel says. */
const counted = async (page: Page): Promise<number> => {
  const text = await page.locator('[data-part="count"]').innerText()
  return /^[\d.]+$/.test(text) ? Number(text.replaceAll('.', '')) : -1
}

async function saveGroup(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Guardar el grupo' }).click()
  await page.waitForURL(`**${address}`)
}

test('a collection is built of groups and by hand, counted while it is written, filled, explained, and changed by two people', async () => {
  test.setTimeout(180_000)
  const page = merchantPage()
  await page.goto('/home')
  await page.goto('/samara-collections')
  await page.getByRole('link', { name: 'Crear colección' }).first().click()
  await page.getByRole('textbox', { name: /^Nombre/ }).fill(name)
  await page.getByRole('button', { name: 'Crear la colección' }).click()
  await page.waitForURL(`**${address}`)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

  // Christmas under 5 £, not sold out. What is not saved yet stays while a group is made.
  await page.getByRole('textbox', { name: /^Descripción/ }).fill('Regalos baratos')
  await page.getByRole('link', { name: 'Crear un grupo' }).click()
  await page.getByRole('textbox', { name: /Nombre del grupo/ }).fill('Navidad barata')
  const word = await condition(page, 'Nombre')
  await word.getByRole('combobox', { name: 'Comparación' }).selectOption({ label: 'tiene la palabra' })
  await word.getByRole('textbox').fill('christmas')
  // The first count of a store gathers what filters read.
  await expect.poll(() => counted(page), { timeout: 60_000 }).toBeGreaterThan(10)
  const all = await counted(page)
  const price = await condition(page, 'Precio')
  await price.getByRole('combobox', { name: 'Comparación' }).selectOption({ label: 'como mucho' })
  await price.getByRole('textbox').fill('5')
  await expect.poll(() => counted(page)).toBeLessThan(all)
  await expect(page.getByText('Nombre con la palabra «christmas» y precio ≤ 5 £', { exact: false })).toBeVisible()
  const soldOut = await condition(page, 'Agotado')
  await soldOut.getByRole('combobox', { name: 'Comparación' }).selectOption({ label: 'no' })
  await saveGroup(page)

  // Minus what sold nothing in 90 days.
  await page.getByRole('link', { name: 'Crear un grupo' }).click()
  await page.getByRole('textbox', { name: /Nombre del grupo/ }).fill('Sin ventas')
  await page.getByRole('radio', { name: 'Excluir' }).click()
  const units = await condition(page, 'Unidades vendidas')
  await units.getByRole('combobox', { name: 'Comparación' }).selectOption({ label: 'como mucho' })
  await units.getByRole('combobox', { name: 'Días de ventas' }).selectOption({ label: 'en 90 días' })
  await units.getByRole('textbox').fill('0')
  await saveGroup(page)
  const groups = page.getByRole('list', { name: 'Grupos' }).first()
  await expect(groups.getByRole('listitem')).toHaveCount(2)
  await expect(page.getByText('Tus cambios sin guardar siguen aquí')).toBeVisible()
  await expect(page.getByRole('textbox', { name: /^Descripción/ })).toHaveValue('Regalos baratos')
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await expect(page.getByText('Colección guardada')).toBeVisible()
  await expect(page.getByRole('radiogroup', { name: 'Qué hace «Sin ventas»' }).getByRole('radio', { name: 'Excluye' })).toBeChecked()

  // Brought up to date, it holds what was shown; the history says why.
  await expect(page.getByText(/Ahora tiene 0: entran [1-9]/)).toBeVisible()
  const expected = await counted(page)
  await page.getByRole('button', { name: 'Poner al día' }).click()
  await expect(page.getByText('Está al día.', { exact: true })).toBeVisible()
  await expect(page.getByText('Por el grupo «Navidad barata»', { exact: false }).first()).toBeVisible()

  // Plus one by hand: it is there at once, in a group of its own.
  await page.getByRole('button', { name: 'Agregar productos' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Productos' }).fill('mug')
  const option = page.getByRole('option').first()
  await option.click()
  await page.keyboard.press('Escape')
  await expect(dialog.getByText('Se agregará 1 producto.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Agregar productos' }).click()
  await expect(groups.getByRole('listitem')).toHaveCount(3)
  await expect.poll(() => counted(page)).toBeGreaterThanOrEqual(expected)

  // The change of a group is shown in every collection that uses it before it is saved.
  await groups.getByRole('link', { name: 'Navidad barata', exact: true }).click()
  await expect(page.getByRole('textbox', { name: /Nombre del grupo/ })).toHaveValue('Navidad barata')
  await page.getByRole('listitem', { name: 'Condición 2: Precio' }).getByRole('textbox').fill('1')
  await expect(page.getByRole('list', { name: 'Lo que cambia al guardar' })).toContainText(/salen [1-9]/)
  await page.goBack()

  // Two people at once: nothing typed is lost.
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  const other = await page.context().newPage()
  await other.goto(address)
  await other.getByRole('textbox', { name: /^Descripción/ }).fill('De la otra')
  await other.getByRole('button', { name: 'Guardar', exact: true }).click()
  await expect(other.getByText('Colección guardada')).toBeVisible()
  await other.close()
  await page.getByRole('textbox', { name: /^Descripción/ }).fill('De esta')
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await expect(page.getByText('Otra persona ha cambiado esta colección')).toBeVisible()
  await expect(page.getByRole('textbox', { name: /^Descripción/ })).toHaveValue('De esta')
  await page.getByRole('button', { name: 'Guardar lo mío' }).click()
  await expect(page.getByText('Otra persona ha cambiado esta colección')).toHaveCount(0)
  await expect(page.getByText('Colección guardada').last()).toBeVisible()

  // Products that are chosen on another list become a collection, in their sequence.
  const [, second, , fourth] = namesOf(await openWorkbench(page, workbench(categories.jars)))
  await choose(page, [fourth!, second!])
  await page.getByRole('button', { name: 'Crear colección', exact: true }).click()
  await expect(page.getByText('Empieza con los 2 productos que elegiste, en el mismo orden')).toBeVisible()
  await page.getByRole('textbox', { name: /^Nombre/ }).fill('Dos botes')
  await page.getByRole('button', { name: 'Crear la colección' }).click()
  await page.getByRole('link', { name: 'Ordenar', exact: true }).click()
  await expect.poll(() => shownNames(page)).toEqual([second, fourth])

  await page.goto('/samara-collections')
  await page.getByRole('searchbox', { name: 'Buscar colecciones' }).fill('navidad 🎄')
  await expect(page.getByRole('link', { name: new RegExp('Navidad 50%') })).toBeVisible()
  await page.goto('/groups/list')
  await expect(page.getByRole('link', { name: /Navidad barata/ })).toBeVisible()
})
