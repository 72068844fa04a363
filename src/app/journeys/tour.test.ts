import { expect, test } from '@playwright/test'
import { dragUp, shownNames, signedInPage, tall } from './merchant.ts'

test.use({ viewport: tall })
const merchantPage = signedInPage()

test('a tour is followed to its end on a real list, with the pointer at work and the sheet beside it', async () => {
  const page = merchantPage()
  await page.goto('/category')
  await page.getByRole('button', { name: 'Demo rápida' }).click()
  const panel = page.getByRole('dialog', { name: 'Demo rápida' })
  await expect(panel.getByRole('navigation', { name: 'Paso a paso: Orden manual' })).toBeVisible()
  await panel.getByRole('button', { name: 'Enséñame: Orden manual' }).click()
  await expect(panel).toBeHidden()

  const step = page.getByRole('region', { name: 'Orden manual' })
  await expect(step).toContainText('Paso 1 de 3')
  await expect(step).toBeFocused()
  await page.getByRole('searchbox', { name: 'Buscar categorías' }).fill('Bunting')
  await page.getByRole('link', { name: /^Bunting/ }).click()
  await expect(step).toContainText('Arrastra un producto por su asa')
  const before = await shownNames(page)
  await dragUp(page, before[2]!, before[0]!)
  await expect(step).toContainText('Pulsa «Guardar»')
  // Nothing was saved by the tour.
  await expect(page.getByText('1 cambio sin guardar')).toBeVisible()
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await expect(step).toContainText('Guía terminada')
  await step.getByRole('button', { name: 'Terminar' }).click()
  await expect(step).toBeHidden()
})

test('the help is read by somebody who is not signed in', async ({ browser }) => {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto('/help/vtex-rights')
  await expect(page.getByText('Catalog / Content / Product and SKU Management')).toBeVisible()
  await page.getByRole('link', { name: 'Toda la ayuda' }).click()
  await page.getByRole('searchbox', { name: 'Buscar en la ayuda' }).fill('argon2id')
  await expect(page.getByRole('link', { name: 'Seguridad y privacidad' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Criterio', exact: true })).toBeHidden()
  await context.close()
})
