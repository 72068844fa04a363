import { expect, type Page, type Response } from '@playwright/test'
import { intercept, letThrough } from './interception.ts'
import { test } from './journey.ts'
import type { Drift, Publication } from '../../../contract/index.ts'
import {
  categories,
  dragUp,
  namesOf,
  openWorkbench,
  publish,
  save,
  shopperSees,
  shownNames,
  signedInPage,
  signIn,
  tall,
  workbench,
} from './merchant.ts'

test.use({ viewport: tall })
const merchantPage = signedInPage()

async function review(page: Page) {
  await page.getByRole('button', { name: 'Indexar', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Revisar antes de indexar' })).toBeVisible()
}

test('what publishing does is seen before; it can be only saved, given up, or done, and is done exactly so', async () => {
  const page = merchantPage()
  const products = await openWorkbench(page, workbench(categories.placemats))
  const before = namesOf(products)
  const soldOut = products.slice(0, 24).filter(({ stock }) => stock === 0)
  expect(soldOut.length).toBeGreaterThan(0)
  const moved = before[3]!
  await dragUp(page, moved, before[0]!)
  const wanted = [moved, ...before.filter((name) => name !== moved)]
  await expect.poll(() => shownNames(page)).toEqual(wanted)

  await review(page)
  const figure = (label: string) => page.locator('[data-slot=kpi-tile]').filter({ hasText: label })
  await expect(figure('Cambian de posición')).toContainText(/Cambian de posición\s*1\D/)
  await expect(page.getByText(`${soldOut.length} productos agotados entre los 24 primeros`)).toBeVisible()
  const screen = (name: string) => page.getByRole('group', { name, exact: true }).getByRole('listitem')
  await expect(screen('Antes').first()).toContainText(before[0]!)
  await expect(screen('Después').first()).toContainText(moved)
  const writes = Number(
    /[\d.]+/.exec((await figure('Actualizaciones en la plataforma').innerText()).replace('Actualizaciones en la plataforma', ''))![0],
  )
  expect(writes).toBeGreaterThan(0)

  // Loaded again it is still the review, of the same draft.
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Revisar antes de indexar' })).toBeVisible()
  await expect(screen('Después').first()).toContainText(moved)
  await page.getByRole('link', { name: 'Volver a ordenar' }).click()
  await expect(page.getByText('1 cambio sin guardar')).toBeVisible()
  expect(await shownNames(page)).toEqual(wanted)

  await review(page)
  await page.getByRole('radio', { name: 'Solo guardar' }).click()
  await page.getByRole('button', { name: 'Solo guardar', exact: true }).click()
  await expect(page.getByText('Guardado; la tienda no ha cambiado')).toBeVisible()
  await expect(page.getByText('Guardado; falta indexarlo')).toBeVisible()
  expect(await shopperSees(page, categories.placemats)).toEqual(before)

  await review(page)
  // A publication that ends at once arrives in the store's list of them, before the page reads it alone.
  const reported: Publication[] = []
  const collect = async (response: Response): Promise<void> => {
    if (
      !/\/api\/v1\/(Catalogue\/indexstatus|publications\/[^/]+$)/.test(response.url()) ||
      response.request().method() !== 'GET' ||
      !response.ok()
    )
      return
    const { data } = (await response.json()) as { data: Publication | Publication[] }
    reported.push(...[data].flat().filter(({ list }) => list.id === categories.placemats))
  }
  page.on('response', collect)
  await page.getByRole('button', { name: 'Indexar ahora' }).click()
  await expect(page.getByRole('article')).toContainText(`Verificado: ${before.length} de ${before.length} en su lugar`)
  await expect
    .poll(() => reported.findLast(({ endedAt }) => endedAt !== null))
    .toMatchObject({ written: writes, failed: 0, products: before.length })
  page.off('response', collect)
  expect(await shopperSees(page, categories.placemats)).toEqual(wanted)
})

test('an address of the review where nothing has changed opens the workbench, and says so no more', async () => {
  const page = merchantPage()
  await page.goto(`${workbench(categories.pans)}&review=1`)
  await expect(page.getByRole('button', { name: 'Indexar', exact: true })).toBeDisabled()
  await expect(page).not.toHaveURL(/review=1/)
})

test('an ordering that somebody else saved first is not published over it: the workbench asks, and own changes stay aside', async ({
  browser,
}) => {
  const page = merchantPage()
  const elsewhere = await (await browser.newContext()).newPage()
  await signIn(elsewhere, workbench(categories.picnic))
  const theirs = await shownNames(elsewhere)
  await openWorkbench(page, workbench(categories.picnic))
  await dragUp(page, theirs[5]!, theirs[0]!)
  await review(page)
  await dragUp(elsewhere, theirs[3]!, theirs[0]!)
  await save(elsewhere)
  await elsewhere.context().close()

  await page.getByRole('button', { name: 'Guardar e indexar' }).click()
  const requested = page.getByRole('alertdialog', { name: 'Alguien guardó antes que tú' })
  await requested.getByRole('button', { name: 'Ver la otra versión' }).click()
  await expect(page.getByText('Tienes 1 cambio aparte')).toBeVisible()
  await expect.poll(async () => (await shownNames(page)).slice(0, 2)).toEqual([theirs[3], theirs[0]])
  await expect(page.getByRole('article')).toHaveCount(0)
  await page.getByRole('button', { name: 'Aplicar encima' }).click()
  await expect.poll(async () => (await shownNames(page)).slice(0, 3)).toEqual([theirs[5], theirs[3], theirs[0]])
})

test('once the platform’s ordering is taken over, the card of the publication before it goes away, and stays away', async () => {
  const page = merchantPage()
  const products = await openWorkbench(page, workbench(categories.pans))
  const [first, second, third] = namesOf(products)
  await dragUp(page, third!, first!)
  await publish(page)
  await expect(page.getByRole('article')).toContainText('Indexada y verificada')
  // The platform is compared once an hour: what that finds, and what ends it, is put in its place.
  const drift: Drift = {
    list: { kind: 'category', id: categories.pans },
    listName: 'Pans & Kitchen Tools',
    foundAt: new Date().toISOString(),
    checked: products.length,
    unseen: 0,
    differing: 1,
    differences: [{ product: products[1]!.id, name: second!, asked: 3, found: 1 }],
  }
  let drifts = [drift]
  await intercept(page, '**/api/v1/drifts?**', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...(await answer.json()), data: drifts } })
  })
  await intercept(page, '**/api/v1/drift-resolutions?**', async (route) => {
    drifts = []
    await route.fulfill({ status: 200, json: { isSuccess: true, data: { publication: null, version: 2 } } })
  })
  await page.reload()
  const takeOver = page.getByRole('button', { name: 'Conservar el de la tienda' })
  await expect(takeOver).toBeVisible()
  await expect(page.getByRole('article')).toContainText('Indexada y verificada')
  await takeOver.click()
  await expect(page.getByText('El orden de la tienda ya es el tuyo')).toBeVisible()
  await expect(takeOver).toBeHidden()
  await expect(page.getByRole('article')).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Indexar', exact: true })).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(0)
  letThrough(page)
})
