import { expect } from '@playwright/test'
import { intercept, letThrough } from './interception.ts'
import { test } from './journey.ts'
import { categories, productGrid, signedInPage } from './merchant.ts'

const page = signedInPage()

const palette = () => page().getByRole('dialog', { name: 'Buscar y hacer' })

/** Opens the palette and writes, by keys alone. */
async function find(text: string): Promise<void> {
  await expect(page().getByRole('button', { name: 'Buscar y hacer' })).toBeVisible()
  await page().keyboard.press('Control+k')
  await expect(palette().getByRole('combobox')).toBeFocused()
  await page().keyboard.type(text)
}
const first = (name: RegExp) => palette().getByRole('option', { name, selected: true })

test('by the keyboard alone a list is opened, and then it is offered first', async () => {
  await find('mirrors')
  await expect(first(/^Mirrors/)).toBeVisible()
  await page().keyboard.press('Enter')
  await page().waitForURL(`**/order-by-category?category=${categories.mirrors}**`)
  await expect(productGrid(page())).toBeVisible()
  await page().keyboard.press('Control+k')
  await expect(palette().getByRole('group', { name: 'Recientes' }).getByRole('option').first()).toHaveText(/Mirrors/)
  await page().keyboard.press('Escape')
})

test('a product is found by its reference and by its name, and shown in its list', async () => {
  const row = productGrid(page()).locator('[data-row-id]').first()
  const name = (await row.locator('[data-stop=handle]').getAttribute('aria-label'))!.replace(/^Mover /, '').replace(/ \(Fijado\)$/, '')
  const id = (await row.getAttribute('data-row-id'))!
  await page().goto('/home')
  await find(id)
  await expect(palette().getByRole('option', { name: new RegExp(name.slice(0, 12)) })).toBeVisible()
  await page().keyboard.press('Escape')
  await find(name.toUpperCase())
  const found = palette().getByRole('group', { name: 'Productos' }).getByRole('option').first()
  await expect(found).toContainText(name)
  while ((await found.getAttribute('aria-selected')) !== 'true') await page().keyboard.press('ArrowDown')
  await page().keyboard.press('Enter')
  await page().waitForURL('**/order-by-category?**search=**')
  await expect(productGrid(page()).getByRole('row').filter({ hasText: name }).first()).toHaveAttribute('aria-current', 'true')
})

test('a screen and an action are reached by a few letters', async () => {
  await find('cola')
  await expect(first(/Cola de indexación/)).toBeVisible()
  await page().keyboard.press('Enter')
  await page().waitForURL('**/index-admin')
  await find('oscur')
  await expect(first(/Apariencia/)).toBeVisible()
  await page().keyboard.press('Enter')
  await expect(page().locator('html')).toHaveAttribute('data-theme', 'dark')
  await find('según el sistema')
  await page().keyboard.press('Enter')
  await expect(page().locator('html')).not.toHaveAttribute('data-theme')
})

test('what is written while the page that was chosen is still coming stays whole', async () => {
  await page().goto('/home')
  let letGo = (): void => undefined
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await intercept(page(), '**/assets/index-admin-route-*.js', async (route) => {
    await held
    await route.continue()
  })
  await find('cola')
  await expect(first(/Cola de indexación/)).toBeVisible()
  await page().keyboard.press('Enter')
  await expect(palette()).toBeHidden()
  await find('osc')
  letGo()
  await expect(page()).toHaveTitle(/Cola de indexación/)
  await page().keyboard.type('ur')
  await expect(palette().getByRole('combobox')).toHaveValue('oscur')
  await page().keyboard.press('Escape')
  letThrough(page())
})

test('the visible button opens it; without the server what is known here is still found, and it says that not all was searched', async () => {
  await page().goto('/home')
  await page().getByRole('button', { name: 'Buscar y hacer' }).click()
  await expect(palette().getByRole('combobox')).toBeFocused()
  await intercept(page(), '**/find-products**', (route) => route.abort())
  await page().keyboard.type('inform')
  await expect(first(/Informes/)).toBeVisible()
  await expect(palette().getByRole('alert')).toHaveText(/No se pudo buscar en todo/)
  letThrough(page())
  await page().keyboard.press('Escape')
  await expect(palette()).toHaveCount(0)
  await expect(page().getByRole('button', { name: 'Buscar y hacer' })).toBeFocused()
})

test('each area leads to what belongs to it: by its menu and by the bar on its pages', async () => {
  await page().goto('/home')
  await page().getByRole('button', { name: 'Más de Colecciones' }).click()
  await page().getByRole('menuitem', { name: 'Grupos' }).click()
  await page().waitForURL('**/groups/list')
  const bar = page().getByRole('navigation', { name: 'Colecciones' })
  await expect(bar.getByRole('link', { name: 'Grupos' })).toHaveAttribute('aria-current', 'page')
  await bar.getByRole('link', { name: 'Todas las colecciones' }).click()
  await page().waitForURL('**/collection')
  await expect(page().getByRole('row').nth(1)).toBeVisible()
  await page().getByRole('button', { name: 'Más de Categorías' }).click()
  await page().getByRole('menuitem', { name: 'Ordenar varias listas' }).click()
  await page().waitForURL('**/order-prod?kind=category**')
  await expect(page().getByRole('navigation', { name: 'Categorías' }).getByRole('link', { name: 'Ordenar varias listas' })).toHaveAttribute(
    'aria-current',
    'page',
  )
})

test('on a phone the drawer has the same entries, and the palette its button', async () => {
  await page().setViewportSize({ width: 360, height: 740 })
  await page().goto('/home')
  await page().getByRole('button', { name: 'Abrir el menú' }).click()
  const drawer = page().getByRole('dialog', { name: 'Menú principal' })
  for (const name of ['Informes', 'Categorías', 'Orden mágico de categorías', 'Grupos', 'Cola de indexación', 'Configuración'])
    await expect(drawer.getByRole('link', { name }).first()).toBeVisible()
  await drawer.getByRole('link', { name: 'Todas las colecciones' }).click()
  await page().waitForURL('**/collection')
  await page().getByRole('button', { name: 'Buscar y hacer' }).click()
  await expect(palette().getByRole('combobox')).toBeFocused()
  await page().keyboard.press('Escape')
  await page().setViewportSize({ width: 1280, height: 720 })
})
