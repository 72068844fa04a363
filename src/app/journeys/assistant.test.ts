import { expect } from '@playwright/test'
import { test } from './journey.ts'
import { categories, shopperSees, signedInPage } from './merchant.ts'

test.use({ viewport: { width: 1440, height: 1400 } })
const merchantPage = signedInPage()

test('the assistant proposes lists with evidence, is left and taken up again, and its last step makes a magic ordering', async () => {
  test.setTimeout(480_000)
  const page = merchantPage()
  const before = await shopperSees(page, categories.recipeBoxes)
  await page.goto('/samara-assistant')
  await page.getByText('Vender más', { exact: true }).click()
  const kept = page.waitForResponse((response) => response.url().includes('/assistant-plan') && response.request().method() === 'PUT')
  await page.getByRole('button', { name: 'Siguiente' }).click()

  // The past of all lists is gone through; meanwhile one leaves, and comes back to where one was.
  await expect(page.getByRole('progressbar')).toBeVisible()
  await kept
  await page.goto('/home')
  await page.goto('/samara-assistant')
  await expect(page.getByText('Sigues donde lo dejaste')).toBeVisible()
  const gain = page.getByText(/Ganancia esperada en 28 días: \+/)
  await expect(gain).toBeVisible({ timeout: 360_000 })

  // Whoever begins anew is offered the same lists again.
  await page.getByRole('button', { name: 'Empezar de nuevo' }).click()
  await expect(gain).toBeHidden()
  await page.getByRole('button', { name: 'Siguiente' }).click()
  await expect(gain).toBeVisible()
  await page.getByRole('button', { name: 'Siguiente' }).click()
  await expect(page.getByRole('group', { name: 'Prueba con ventas pasadas' })).toBeVisible({ timeout: 30_000 })
  await page.getByRole('button', { name: 'Siguiente' }).click()
  await page.getByRole('switch', { name: 'Agotados al final' }).click()
  const moves = page.getByRole('list', { name: 'Cambios de los primeros lugares' })
  await expect(moves.getByText(/unidades? en 30 días/).first()).toBeVisible({ timeout: 30_000 })
  await page.getByRole('button', { name: 'Siguiente' }).click()
  expect(await shopperSees(page, categories.recipeBoxes)).toEqual(before)
  await page.getByText('Cada lunes a las 06:00').click()
  await page.getByRole('switch', { name: 'Esperar mi aprobación' }).click()
  await page.getByRole('button', { name: 'Activar cada lunes' }).click()
  await expect(page.getByText('El orden mágico trabaja cada lunes.')).toBeVisible()
  await page.getByRole('link', { name: 'Ver el orden mágico' }).click()
  await expect(page.getByText(/^Vender más, /).first()).toBeVisible()
})
