import { expect } from '@playwright/test'
import { test } from './journey.ts'
import { categories, shopperSees, signedInPage, workbench } from './merchant.ts'

test.use({ viewport: { width: 1440, height: 1400 } })
const merchantPage = signedInPage()

test('a magic ordering is made, held by a limit, approved, and then shoppers see it', async () => {
  const page = merchantPage()
  const before = await shopperSees(page, categories.umbrellas)
  await page.goto('/magic-sort-categories')
  await page.getByRole('link', { name: 'Nuevo orden mágico' }).first().click()
  await page.getByRole('textbox', { name: /^Nombre/ }).fill('Paraguas por precio')
  await page.getByRole('combobox', { name: /^Categorías/ }).fill('umbrella')
  await page.locator('[role=option]', { hasText: 'Umbrellas & Rainwear' }).click()
  await expect(page.getByText('1 categoría', { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  for (const [part, weight] of [
    ['Demanda', '0'],
    ['Impulso', '0'],
    ['Precio', '100'],
  ] as const)
    await page.getByRole('spinbutton', { name: part, exact: true }).fill(weight)
  await expect(page.getByRole('combobox', { name: 'Punto de partida' })).toHaveValue('own')

  // A limit of one place in a hundred holds it: shoppers see what they saw, and it waits as a proposal.
  await page.getByRole('spinbutton', { name: /Cambio máximo de la primera pantalla/ }).fill('')
  await page.getByRole('spinbutton', { name: /Cambio máximo de toda la lista/ }).fill('1')
  await page.getByRole('button', { name: 'Guardar y ejecutar' }).click()
  const lists = page.getByRole('list', { name: 'Listas de la ejecución' })
  await expect(lists.getByText('Movería más productos de los que permites.', { exact: false })).toBeVisible({ timeout: 20_000 })
  expect(await shopperSees(page, categories.umbrellas)).toEqual(before)
  await page.goto('/home')
  await page.getByRole('link', { name: '«Paraguas por precio» espera tu decisión' }).click()
  await lists.getByRole('link', { name: 'Revisar' }).click()
  await expect(page.getByText('Lo propone el orden mágico «Paraguas por precio»')).toBeVisible()
  await page.getByRole('button', { name: 'Indexar ahora' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Cola de indexación' })).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: 'Orden mágico «Paraguas por precio»' })).toBeVisible()
  await expect.poll(async () => (await shopperSees(page, categories.umbrellas)).join() === before.join(), { timeout: 30_000 }).toBe(false)

  // The workbench and the lists say who arranges it.
  await page.goto(workbench(categories.umbrellas))
  await expect(page.getByText(/La ordena «Paraguas por precio», cada día, 04:00/)).toBeVisible()
})
