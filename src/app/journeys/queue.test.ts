import { expect, type Locator, type Page } from '@playwright/test'
import { test } from './journey.ts'
import {
  breakPlatform,
  categories,
  collections,
  collectionWorkbench,
  asRows,
  dragUp,
  openWorkbench,
  publish,
  setCriterion,
  shopperSees,
  shownNames,
  signedInPage,
  tall,
  workbench,
} from './merchant.ts'

test.use({ viewport: tall })
const merchantPage = signedInPage()
test.afterEach(() => breakPlatform(merchantPage(), null))

/** A day well ahead, as people type it, with an hour, and the name of its month. */
function nextWeek(): { day: string; hour: string; month: string } {
  const at = new Date(Date.now() + 7 * 86_400_000)
  const month = new Intl.DateTimeFormat('es', { month: 'long', timeZone: 'UTC' }).format(at)
  return { day: `${at.getUTCDate()}/${at.getUTCMonth() + 1}/${at.getUTCFullYear()}`, hour: '09:30', month }
}

async function setTime(group: Locator, { day, hour }: { day: string; hour: string }): Promise<void> {
  await group.getByLabel('Día').fill(day)
  await group.getByLabel('Hora').fill(hour)
  await group.getByLabel('Hora').press('Tab')
}

async function schedule(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Indexar', exact: true }).click()
  await page.getByRole('radio', { name: 'Programar' }).click()
  await setTime(page.getByRole('group', { name: 'Empieza' }), nextWeek())
  await page.getByRole('button', { name: /^(Programar|Guardar y programar)$/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Revisar antes de indexar' })).toBeHidden()
}

/** The line of a list in the queue. */
const lineOf = (page: Page, list: string, state?: string) =>
  page
    .getByRole('row')
    .filter({ hasText: list })
    .filter(state === undefined ? {} : { hasText: state })

async function act(page: Page, line: Locator, entry: string): Promise<void> {
  await line.getByRole('button').last().click()
  await page.getByRole('menuitem', { name: entry, exact: true }).click()
}

test('a publication is scheduled, stands in queue and calendar, is called off, and another is begun before its time', async () => {
  const page = merchantPage()
  const list = 'Bowls & Dishes'
  await openWorkbench(page, workbench(categories.bowls))
  const before = await shownNames(page)
  await dragUp(page, before[4]!, before[0]!)
  await schedule(page)
  await expect(page.getByRole('article')).toContainText('Programada')
  expect((await shopperSees(page, categories.bowls)).slice(0, 5)).toEqual(before.slice(0, 5))

  await page.goto('/index-admin?tab=calendar')
  // The calendar begins with this month, in the last days of which the next week may be out of sight.
  const shown = await page.getByRole('tabpanel').getByRole('heading', { level: 2 }).innerText()
  if (!shown.toLowerCase().startsWith(nextWeek().month)) await page.getByRole('button', { name: 'Mes siguiente' }).click()
  await expect(page.getByText(/09:30 Bowls/).first()).toBeVisible()
  await page.getByRole('tab', { name: /^Cola/ }).click()
  await act(page, lineOf(page, list, 'Programada'), 'Cancelar')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancelar la indexación' }).click()
  await expect(lineOf(page, list, 'Cancelada')).toBeVisible()

  await page.goto(workbench(categories.bowls))
  await schedule(page)
  await page.getByRole('button', { name: 'Indexar ya' }).click()
  // Beside it still stands the one that was called off.
  await expect(page.getByRole('article').filter({ hasText: 'Indexada y verificada' })).toBeVisible()
  expect((await shopperSees(page, categories.bowls)).slice(0, 2)).toEqual([before[4], before[0]])
  await page.goto('/index-admin')
  await expect(lineOf(page, list, 'Verificada')).toBeVisible()
})

test('one that runs is stopped in the middle although a call of it hangs, and goes on to its end when it is tried again', async () => {
  const page = merchantPage()
  const products = await openWorkbench(page, workbench(categories.decorations))
  const mostExpensive = products.reduce((best, each) => ((each.price ?? -1) > (best.price ?? -1) ? each : best))
  const drawer = await setCriterion(page, 'Precio', 'De mayor a menor')
  await drawer.getByRole('button', { name: 'Aplicar' }).click()
  // The one that goes to the top has to be written. While its call hangs, the publication cannot end by itself.
  await breakPlatform(page, { kind: 'slow', milliseconds: 60_000, method: 'PUT', path: `/api/catalog/pvt/product/${mostExpensive.id}` })
  await publish(page)
  const publication = page.getByRole('article')
  await expect(publication).toContainText('Actualizando la plataforma')
  await expect(publication).toContainText(/Actualizados\s*[1-9]/)
  await publication.getByRole('button', { name: 'Cancelar' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancelar la indexación' }).click()
  // Long before the call would end.
  await expect(publication).toContainText(/Se paró tras \d+ actualizaci(ón|ones)/, { timeout: 30_000 })

  await breakPlatform(page, null)
  await publication.getByRole('button', { name: 'Reintentar' }).click()
  await expect(publication).toContainText('Indexada y verificada', { timeout: 120_000 })
  const wanted = await shownNames(page)
  expect((await shopperSees(page, categories.decorations)).slice(0, 10)).toEqual(wanted.slice(0, 10))
})

test('the queue tells the calls of a publication, and where it was refused; what failed is tried again alone', async () => {
  const page = merchantPage()
  const list = 'Cutlery & Chopsticks'
  const products = await openWorkbench(page, workbench(categories.cutlery))
  const [first, third] = [products[0]!, products[2]!]
  await breakPlatform(page, {
    kind: 'answer',
    status: 400,
    body: '"Not this one"',
    method: 'PUT',
    path: `/api/catalog/pvt/product/${third.id}`,
  })
  await dragUp(page, third.name, first.name)
  await publish(page)
  const publication = page.getByRole('article')
  await expect(publication).toContainText('Terminada, con diferencias', { timeout: 120_000 })

  await page.goto('/index-admin')
  await lineOf(page, list).getByText(list).click()
  const details = page.getByRole('dialog', { name: new RegExp(list) })
  await expect(details).toContainText('La plataforma rechazó el cambio')
  await expect(details.getByRole('row').filter({ hasText: 'PUT' }).filter({ hasText: '400' }).first()).toBeVisible()
  await breakPlatform(page, null)
  await details.getByRole('button', { name: 'Reintentar' }).click()
  await expect(details).toContainText('Verificada', { timeout: 120_000 })
  expect((await shopperSees(page, categories.cutlery)).slice(0, 2)).toEqual([third.name, first.name])
})

test('a collection is published by positions, read back, and stands so on the platform', async () => {
  const page = merchantPage()
  await openWorkbench(page, collectionWorkbench(collections.vintageKitchen))
  await asRows(page)
  const before = await shownNames(page)
  await dragUp(page, before[4]!, before[0]!)
  const wanted = await shownNames(page)
  await publish(page)
  await expect(page.getByRole('article')).toContainText('Indexada y verificada')
  await page.goto(`/synchronize`)
  await page.getByRole('radio', { name: /^Todas las colecciones/ }).click()
  await page.getByRole('button', { name: 'Sincronizar', exact: true }).click()
  await expect(page.getByRole('row').filter({ hasText: 'Todas las colecciones' }).filter({ hasText: 'Hecha' }).first()).toBeVisible()
  await page.goto(collectionWorkbench(collections.vintageKitchen))
  await expect.poll(async () => (await shownNames(page)).slice(0, 20)).toEqual(wanted.slice(0, 20))
})
