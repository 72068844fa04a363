import { expect } from '@playwright/test'
import { test } from './journey.ts'
import { categories, dragUp, fillSignIn, handleOf, publish, shopperSees, shownNames, signIn, workbench } from './merchant.ts'

// Each signs in by itself.
test.describe.configure({ mode: 'parallel' })

test('a merchant signs in, drags a product up, saves, publishes, and shoppers see the new ordering', async ({ page }) => {
  await page.goto('/')
  await page.waitForURL('**/realms/samara/interaction/**')
  await page.getByRole('button', { name: 'Usar estos datos' }).click()
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await page.waitForURL('**/home')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Demo')

  await page.getByRole('link', { name: 'Categorías', exact: true }).click()
  await page.getByRole('searchbox', { name: 'Buscar categorías' }).fill('Watering')
  await page.getByRole('link', { name: /Watering Cans/ }).click()
  await page.waitForURL(`**${workbench(categories.wateringCans)}**`)
  const before = await shownNames(page)
  expect(await shopperSees(page, categories.wateringCans)).toEqual(expect.arrayContaining(before))

  await dragUp(page, before[4]!, before[1]!)
  const wanted = [before[0], before[4], before[1], before[2], before[3], ...before.slice(5)]
  await expect.poll(() => shownNames(page)).toEqual(wanted)
  await expect(page.getByText('1 cambio sin guardar')).toBeVisible()

  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await expect(page.getByText('Guardado; falta indexarlo')).toBeVisible()
  await publish(page)
  const publication = page.getByRole('article')
  await expect(publication).toContainText('Indexada y verificada')
  await expect(publication).toContainText('Verificado: 35 de 35 en su lugar')
  await expect(page.getByText('Guardado e indexado')).toBeVisible()

  const seen = await shopperSees(page, categories.wateringCans)
  expect(seen.slice(0, wanted.length)).toEqual(wanted)
})

test('the same with the keyboard alone, announced to screen readers', async ({ page }) => {
  await page.goto(workbench(categories.lanterns))
  await page.getByLabel('Correo electrónico').focus()
  await page.keyboard.type('demo@samara.example')
  await page.keyboard.press('Tab')
  await page.keyboard.type('samara-demo')
  await page.keyboard.press('Enter')
  const before = await shownNames(page)

  await handleOf(page, before[3]!).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Space')
  const wanted = [before[0], before[3], before[1], before[2], ...before.slice(4)]
  await expect.poll(() => shownNames(page)).toEqual(wanted)
  await expect(handleOf(page, before[3]!)).toBeFocused()
  await expect(page.locator('[aria-live]').filter({ hasText: before[3]! }).first()).toContainText('2')

  await page.keyboard.press('Control+z')
  await expect.poll(() => shownNames(page)).toEqual(before)
  await expect(page.getByText(`Deshecho: «${before[3]!}» a la posición 2.`)).toBeAttached()
})

test('a saved ordering is there after signing out and in again', async ({ page }) => {
  await signIn(page, workbench(categories.doormats))
  const before = await shownNames(page)
  await dragUp(page, before[2]!, before[0]!)
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await expect(page.getByText('Guardado; falta indexarlo')).toBeVisible()
  await page.getByRole('button', { name: /^Cuenta de/ }).click()
  await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click()
  await expect(page.getByRole('button', { name: 'Entrar', exact: true })).toBeVisible()
  await page.goto(workbench(categories.doormats))
  await fillSignIn(page)
  expect((await shownNames(page)).slice(0, 2)).toEqual([before[2], before[0]])
  await page.goto('/home')
  await expect(page.getByText('Doormats & Rugs').first()).toBeVisible()
})

test('at 360 px a product is moved by typing its place', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn(page, workbench(categories.baskets))
  const before = await shownNames(page)
  await page.getByRole('button', { name: `Cambiar la posición de ${before[2]!}`, exact: false }).click()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('1')
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await shownNames(page))[0]).toBe(before[2])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
})
