import { expect } from '@playwright/test'
import { test } from './journey.ts'
import {
  categories,
  collections,
  collectionWorkbench,
  handleOf,
  inRowMenu,
  namesOf,
  openWorkbench,
  productGrid,
  rowOf,
  shownNames,
  signedInPage,
  tall,
  workbench,
} from './merchant.ts'

test.use({ viewport: tall })
const merchantPage = signedInPage()

test('columns and the look of the list are remembered, for categories apart from collections', async () => {
  const page = merchantPage()
  const head = (name: string) => productGrid(page).getByRole('columnheader', { name, exact: true })
  const kept = () => page.waitForResponse((response) => response.request().method() === 'PUT' && response.url().includes('/preferences'))
  await openWorkbench(page, workbench(categories.planters))
  await expect(head('Marca')).toBeVisible()
  await page.getByRole('button', { name: 'Columnas' }).click()
  await page.getByRole('checkbox', { name: 'Referencia' }).click()
  const saved = page.waitForResponse(
    (response) => response.request().method() === 'PUT' && (response.request().postData() ?? '').includes('"id":"brand","shown":false'),
  )
  await page.getByRole('checkbox', { name: 'Marca' }).click()
  await saved
  await openWorkbench(page, workbench(categories.planters))
  await expect(head('Referencia')).toBeVisible()
  await expect(head('Marca')).toBeHidden()
  await openWorkbench(page, collectionWorkbench(collections.lastChristmas))
  await expect(head('Marca')).toBeVisible()
  await expect(head('Referencia')).toBeHidden()

  const savedAgain = kept()
  await page.getByRole('radiogroup', { name: 'Vista' }).getByText('Como en la tienda').click()
  await savedAgain
  await openWorkbench(page, collectionWorkbench(collections.lastChristmas))
  await expect(page.getByRole('radiogroup', { name: 'Productos por fila' })).toBeVisible()
  await expect(head('Marca')).toBeHidden()
  const savedAsRows = kept()
  await page.getByRole('radiogroup', { name: 'Vista' }).getByText('Lista').click()
  await savedAsRows
  await openWorkbench(page, workbench(categories.planters))
  await expect(head('Referencia')).toBeVisible()
  await page.getByRole('button', { name: 'Columnas' }).click()
  await page.getByRole('button', { name: 'Restablecer' }).click()
  await expect(head('Marca')).toBeVisible()
})

test('manual ordering opens as shoppers see it, and a card is moved with the keyboard', async () => {
  const page = merchantPage()
  const before = namesOf(await openWorkbench(page, `/manual-sort?kind=category&id=${categories.jumboBags}`))
  await expect(page.getByRole('radiogroup', { name: 'Productos por fila' })).toBeVisible()
  await handleOf(page, before[3]!).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Space')
  const wanted = [before[0], before[3], before[1], before[2]]
  await expect.poll(async () => (await shownNames(page)).slice(0, 4)).toEqual(wanted)
  await expect(handleOf(page, before[3]!)).toBeFocused()
  await expect(page.locator('[aria-live]').filter({ hasText: before[3]! }).first()).toContainText('posición 2 de')
  // Opened so for this visit; as rows the same ordering is there.
  await page.getByRole('radiogroup', { name: 'Vista' }).getByText('Lista').click()
  await expect(productGrid(page).getByRole('columnheader').first()).toBeVisible()
  expect((await shownNames(page)).slice(0, 4)).toEqual(wanted)
})

test('a samaraScore is explained, overruled with a reason until a day, seen in the list, and taken back', async () => {
  const page = merchantPage()
  const [product] = await openWorkbench(page, workbench(categories.aprons))
  const { name, score } = product!
  expect(score).not.toBeNull()
  const inList = rowOf(page, name).locator('[data-column=samaraScore]')
  await expect(inList).toContainText(String(score))
  await inRowMenu(page, name, 'Ver el samaraScore')
  const dialog = page.getByRole('dialog', { name: `samaraScore de ${name}` })
  for (const part of ['Demanda', 'Impulso', 'Precio', 'Existencias', 'Novedad', 'Variantes'])
    await expect(dialog.getByText(part, { exact: true })).toBeVisible()
  await dialog.getByRole('spinbutton', { name: 'Puntuación' }).fill('987')
  await dialog.getByRole('button', { name: 'Asignar esta puntuación' }).click()
  await expect(dialog.getByText('Di por qué, para que tu equipo lo entienda.')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Motivo' }).fill('Portada de diciembre')
  await dialog.getByRole('button', { name: 'Hasta: Sin fecha de fin' }).click()
  await page.locator('[data-slot=calendar]').getByRole('gridcell').getByRole('button', { disabled: false }).last().click()
  await dialog.getByRole('button', { name: 'Asignar esta puntuación' }).click()
  await expect(dialog.getByText('Puesta a mano')).toBeVisible()
  await expect(dialog.getByText('Portada de diciembre')).toBeVisible()
  await expect(dialog.getByText(/^Hasta el /)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(inList).toContainText('987')

  await openWorkbench(page, workbench(categories.aprons))
  await expect(inList).toContainText('987')
  await inRowMenu(page, name, 'Ver el samaraScore')
  await dialog.getByRole('button', { name: 'Volver a la calculada' }).click()
  await expect(dialog.getByRole('button', { name: 'Asignar esta puntuación' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(inList).toContainText(String(score))
})
