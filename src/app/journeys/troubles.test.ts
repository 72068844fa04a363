import { expect } from '@playwright/test'
import { intercept, letThrough } from './interception.ts'
import { test } from './journey.ts'
import { type CompactProductList, product } from '../../../contract/index.ts'
import { categories, dragUp, handleOf, namesOf, openWorkbench, save, shownNames, signedInPage, tall, undo, workbench } from './merchant.ts'

test.use({ viewport: tall })
const merchantPage = signedInPage()

test('without a connection the work goes on and says so; what is to be saved waits, and is saved by itself when the connection is back', async () => {
  const page = merchantPage()
  await openWorkbench(page, workbench(categories.lunchBags))
  const before = await shownNames(page)
  let loads = 0
  page.on('load', () => (loads += 1))
  await page.context().setOffline(true)
  await dragUp(page, before[4]!, before[0]!)
  await expect(page.getByText('Sin conexión')).toBeVisible()
  await expect(page.getByText(/^Borrador en este dispositivo/)).toBeVisible()
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await expect(page.getByText('Se guardará en cuanto vuelva la conexión')).toBeVisible()
  const last = before.at(-1)!
  await handleOf(page, last).focus()
  for (const key of ['Space', 'Home', 'Space']) await page.keyboard.press(key)
  const wanted = [last, before[4], ...before.filter((name) => name !== before[4] && name !== last)]
  await expect.poll(() => shownNames(page)).toEqual(wanted)
  await undo(page).click()
  await page.getByRole('button', { name: /^Rehacer/ }).click()
  await expect.poll(() => shownNames(page)).toEqual(wanted)

  await page.context().setOffline(false)
  await expect(page.getByText('Guardado; falta indexarlo')).toBeVisible({ timeout: 120_000 })
  await expect(page.getByText('Sin conexión')).toBeHidden()
  expect(loads).toBe(0)
  expect(namesOf(await openWorkbench(page, workbench(categories.lunchBags)))).toEqual(wanted)
})

test('a product that left and one that came while the list was open are shown when saving; the changes stay, and are saved', async () => {
  const page = merchantPage()
  const gone = { id: 999_999_999, name: 'Left the list meanwhile' }
  let came = ''
  // The list as it was before: with a product that has left since, and without one that has come.
  await intercept(page, '**/products-by-category**', async (route) => {
    const answer = await route.fetch()
    const reply = (await answer.json()) as { data: CompactProductList }
    const { content } = reply.data
    came = content.name[7]!
    content.id[7] = gone.id
    content.name[7] = gone.name
    await route.fulfill({ response: answer, json: reply })
  })
  await openWorkbench(page, workbench(categories.cosmeticBags))
  letThrough(page)
  const before = await shownNames(page)
  expect(before[7]).toBe(gone.name)
  await dragUp(page, gone.name, before[0]!)
  await dragUp(page, before[3]!, before[0]!)
  await expect(page.getByText('2 cambios sin guardar')).toBeVisible()
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await expect(page.getByText('La lista ha cambiado')).toBeVisible()
  await expect(page.getByText('Ha llegado 1 producto. Se ha ido 1 producto. Tus cambios siguen en pie.')).toBeVisible()
  const names = await shownNames(page)
  expect(names[0]).toBe(before[3])
  expect(names).toContain(came)
  expect(names).not.toContain(gone.name)
  await save(page)
  expect(namesOf(await openWorkbench(page, workbench(categories.cosmeticBags)))).toEqual(names)
})

test('where neither the browser nor the server has space for a draft, a warning is shown before something is lost', async () => {
  const page = await merchantPage().context().newPage()
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('The disk is full.', 'QuotaExceededError')
    }
  })
  await intercept(page, '**/ordering-drafts**', (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 500, contentType: 'text/html', body: 'full' }) : route.continue(),
  )
  await openWorkbench(page, workbench(categories.shoppers))
  const before = await shownNames(page)
  await dragUp(page, before[3]!, before[0]!)
  await expect(page.getByText('El navegador no tiene espacio para conservar tus cambios. Guárdalos antes de cerrar.')).toBeVisible()
  await expect(page.getByText('No hay espacio para el borrador')).toBeVisible()
  await save(page)
  await expect(page.getByText('El navegador no tiene espacio')).toBeHidden()
  await page.close()
})

test('two tabs on one list show the same changes, and what one of them discards is gone in both', async () => {
  const page = merchantPage()
  const other = await page.context().newPage()
  await openWorkbench(page, workbench(categories.shoppers))
  await openWorkbench(other, workbench(categories.shoppers))
  const before = await shownNames(page)
  await other.evaluate((name) => {
    const reported = new BroadcastChannel(name)
    reported.onmessage = () => (document.body.dataset['reported'] = String(Number(document.body.dataset['reported'] ?? 0) + 1))
  }, `${product.storagePrefix}.drafts`)
  await dragUp(page, before[4]!, before[0]!)
  const changed = [before[4], ...before.filter((name) => name !== before[4])]
  await expect.poll(() => shownNames(other)).toEqual(changed)
  await expect(page.getByText(/^Borrador guardado/)).toBeVisible()
  // One tab wrote, once: the other one answered nothing. What it discards is the second message.
  await expect(other.locator('body')).toHaveAttribute('data-reported', '1')
  await page.getByRole('button', { name: 'Descartar', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Descartar', exact: true }).click()
  await expect.poll(() => shownNames(other)).toEqual(before)
  await expect(undo(other)).toBeDisabled()
  await dragUp(other, before[2]!, before[0]!)
  await expect.poll(() => shownNames(page)).toEqual([before[2], ...before.filter((name) => name !== before[2])])
  await expect(other.locator('body')).toHaveAttribute('data-reported', '3')
  await undo(other).click()
  await other.close()
})
