import { expect } from '@playwright/test'
import { test } from './journey.ts'
import {
  asRows,
  categories,
  collections,
  dragUp,
  handleOf,
  openWorkbench,
  save,
  shownNames,
  signedInPage,
  tall,
  undo,
  workbench,
} from './merchant.ts'

test.use({ viewport: tall })
const merchantPage = signedInPage()

test('a collection is found by name, put in order and saved; it stands among the recent ones, and among favourites once it is marked', async () => {
  const page = merchantPage()
  await page.goto('/collections-sort')
  await page.getByRole('searchbox', { name: 'Buscar colecciones' }).fill('garden')
  await page.getByRole('link', { name: /Garden party/ }).click()
  await page.waitForURL(`**/order-by-collection?collection=${collections.garden}**`)
  await asRows(page)
  const before = await shownNames(page)
  await dragUp(page, before[4]!, before[1]!)
  const wanted = [before[0], before[4], before[1], before[2], before[3]]
  await expect.poll(async () => (await shownNames(page)).slice(0, 5)).toEqual(wanted)
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await expect(page.getByText('Guardado; falta indexarlo')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Indexar', exact: true })).toBeEnabled()
  await page.reload()
  await expect(page.getByText('Guardado; falta indexarlo')).toBeVisible()
  expect((await shownNames(page)).slice(0, 5)).toEqual(wanted)

  await page.goto('/collections-sort?show=recent')
  await expect(page.getByRole('link', { name: /Garden party/ })).toBeVisible()
  const star = page.getByRole('button', { name: 'Garden party, favorita' })
  const kept = page.waitForResponse((response) => response.request().method() === 'PUT' && response.url().includes('/preferences'))
  await star.click()
  await expect(star).toHaveAttribute('aria-pressed', 'true')
  await kept
  await page.goto('/collections-sort?show=favourites')
  await expect(page.getByRole('link', { name: /Garden party/ })).toBeVisible()
  await expect(page.getByRole('link', { name: /Vintage kitchen/ })).toHaveCount(0)
})

test('one recipe goes to two categories after a look at what it does; the one that somebody saved meanwhile is left as it is, and said', async () => {
  const page = merchantPage()
  await page.goto('/order-prod')
  await page.getByRole('radio', { name: 'Más vendidos' }).click()
  for (const name of ['Cake Cases', 'Baking Moulds & Cutters']) {
    await page.getByRole('searchbox', { name: 'Buscar una categoría' }).fill(name)
    await page.getByRole('checkbox', { name: `Seleccionar ${name}`, exact: true }).click()
  }
  await page.getByRole('button', { name: 'Vista previa de 2 categorías' }).click()
  const outcomes = page.getByRole('grid', { name: 'Qué pasa en cada lista' })
  await expect(outcomes.getByText('Vista previa')).toHaveCount(2)

  const elsewhere = await page.context().newPage()
  await elsewhere.goto(workbench(categories.bakingMoulds))
  const theirs = await shownNames(elsewhere)
  await dragUp(elsewhere, theirs[2]!, theirs[0]!)
  await save(elsewhere)
  await elsewhere.close()

  await page.getByRole('button', { name: 'Aplicar a 2 categorías' }).click()
  const line = (name: string) => outcomes.getByRole('row').filter({ hasText: name })
  await expect(line('Cake Cases')).toContainText('Ordenada y guardada')
  await expect(line('Baking Moulds & Cutters')).toContainText('Otra persona la guardó')
  await expect(page.getByText('1 categoría ordenada')).toBeVisible()
  await page.getByRole('button', { name: 'Volver a intentarlo con 1 categoría' }).click()
  await expect(line('Baking Moulds & Cutters')).toContainText('Vista previa')
  await page.getByRole('button', { name: 'Aplicar a 1 categoría' }).click()
  await expect(line('Baking Moulds & Cutters')).toContainText('Ordenada y guardada')
  await outcomes.getByRole('link', { name: /Cake Cases/ }).click()
  await page.waitForURL(`**${workbench(categories.cakeCases)}**`)
  await expect(page.getByText('Guardado; falta indexarlo')).toBeVisible()
})

test('a saved ordering is compared with the one on screen, brought back, and the bringing back undone', async () => {
  const page = merchantPage()
  await openWorkbench(page, workbench(categories.teaTowels))
  const before = await shownNames(page)
  const [a, b] = [before[4]!, before[6]!]
  await dragUp(page, a, before[0]!)
  await save(page)
  const first = await shownNames(page)
  await handleOf(page, b).focus()
  for (const key of ['Space', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'Space']) await page.keyboard.press(key)
  await expect(undo(page)).toHaveAccessibleName(`Deshacer: «${b}» a la posición ${first.indexOf(b) - 2}`)
  await save(page)
  const second = await shownNames(page)
  expect(second).not.toEqual(first)

  await page.getByRole('button', { name: 'Historial', exact: true }).click()
  const drawer = page.getByRole('dialog', { name: 'Historial' })
  const saved = drawer.getByRole('region', { name: 'Versiones guardadas' }).getByRole('listitem')
  await expect(saved.first()).toContainText('a mano · 1 cambio')
  await saved.nth(1).getByRole('button', { name: 'Comparar' }).click()
  const compared = page.getByRole('dialog', { name: /^Lo que cambia desde/ })
  await expect(compared.getByText(b, { exact: true })).toBeVisible()
  await expect(compared.getByText(a, { exact: true })).toHaveCount(0)
  await compared.getByRole('button', { name: 'Recuperar' }).click()
  await expect.poll(() => shownNames(page)).toEqual(first)
  await expect(undo(page)).toHaveAccessibleName('Deshacer: orden recuperado del historial')
  await undo(page).click()
  await expect.poll(() => shownNames(page)).toEqual(second)
})

test('a workbench without a list offers the lists to choose from, and opens the chosen one', async () => {
  const page = merchantPage()
  for (const [address, title] of [
    ['/order-by-category', 'Buscar categorías'],
    ['/order-by-collection', 'Buscar colecciones'],
    ['/manual-sort', 'Buscar categorías'],
    ['/manual-sort?kind=collection', 'Buscar colecciones'],
  ] as const) {
    await page.goto(address)
    await expect(page.getByRole('searchbox', { name: title })).toBeVisible()
  }
  await page.getByRole('searchbox', { name: 'Buscar colecciones' }).fill('garden')
  await page.getByRole('link', { name: /Garden party/ }).click()
  await page.waitForURL(`**/manual-sort?kind=collection&id=${collections.garden}**`)
})

test('after a link to a store of somebody else the own store can be chosen again', async () => {
  const page = merchantPage()
  await page.goto('/order-by-category?category=1&store=somebodyelse')
  await expect(page.getByText('No tienes acceso a esta tienda')).toBeVisible()
  await page.getByRole('button', { name: /^Tienda/ }).click()
  await page.getByRole('menuitemradio').first().click()
  await page.waitForURL('**/home')

  await page.goto('/category-sort?store=somebodyelse')
  await page.getByRole('link', { name: /^Seguir en / }).click()
  await page.waitForURL('**/home')
})
