import { expect } from '@playwright/test'
import { test } from './journey.ts'
import { breakPlatform, categories, changeElsewhere, openWorkbench, signedInPage, workbench } from './merchant.ts'

const merchantPage = signedInPage()
test.afterEach(() => breakPlatform(merchantPage(), null))

test('what changed on the platform comes in, is shown product by product, and rings the bell', async () => {
  const page = merchantPage()
  const products = await openWorkbench(page, workbench(categories.lunchBoxes))
  const [cheaper, gone, sold] = products.filter(({ stock }) => stock > 0)
  await changeElsewhere(page, cheaper!.id, { price: 1 })
  await changeElsewhere(page, gone!.id, { gone: true })
  await changeElsewhere(page, sold!.id, { stock: 0 })

  await page.goto('/synchronize')
  await page
    .getByRole('button', { name: /^Sincronizar/ })
    .last()
    .click()
  await expect(page.getByRole('article')).toBeVisible()
  await page.getByRole('link', { name: 'Samara: ir al inicio', exact: true }).click()
  await expect(page.getByRole('button', { name: /Notificaciones/ })).toContainText(/\d/)
  await page.goto('/synchronize?tab=changes')
  for (const [product, kind] of [
    [cheaper, 'Otro precio'],
    [gone, 'Ya no está'],
    [sold, 'Agotado'],
  ] as const) {
    await expect(page.getByRole('row').filter({ hasText: product!.name }).filter({ hasText: kind })).toBeVisible({ timeout: 120_000 })
  }

  await changeElsewhere(page, gone!.id, { gone: false })
  await page.goto('/synchronize')
  await page.getByRole('radio', { name: /^Algunas categorías/ }).click()
  await page.getByRole('combobox', { name: 'Categorías' }).fill('Lunch & Snack')
  await page.getByRole('option', { name: /Lunch & Snack Boxes/ }).click()
  await page.keyboard.press('Escape')
  await page
    .getByRole('button', { name: /^Sincronizar/ })
    .last()
    .click()
  await page.getByRole('tab', { name: /^Qué cambió/ }).click()
  await expect(page.getByRole('row').filter({ hasText: gone!.name }).filter({ hasText: 'Ha vuelto' })).toBeVisible({ timeout: 120_000 })
  const after = await openWorkbench(page, workbench(categories.lunchBoxes))
  expect(after.map(({ id }) => id)).toEqual(products.map(({ id }) => id))
})

test('a synchronisation is stopped and goes on where it was; while the platform is away it waits and says so', async () => {
  const page = merchantPage()
  await breakPlatform(page, { kind: 'slow', milliseconds: 300, path: '/api/catalog/pvt/product/' })
  await page.goto('/synchronize')
  await page
    .getByRole('button', { name: /^Sincronizar/ })
    .last()
    .click()
  const job = page.getByRole('article')
  await expect(job).toContainText('Leyendo detalles', { timeout: 120_000 })
  await expect(job).toContainText(/Ya puedes trabajar/)
  await job.getByRole('button', { name: 'Cancelar' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'Cancelada' }).first()).toBeVisible({ timeout: 6_000 })

  const done = page.getByRole('row').filter({ hasText: 'Hecha' })
  const doneBefore = await done.count()
  await breakPlatform(page, { kind: 'down' })
  await page.getByRole('row').filter({ hasText: 'Cancelada' }).first().getByRole('button').last().click()
  await page.getByRole('menuitem', { name: 'Reanudar' }).click()
  await expect(job).toContainText('La plataforma no responde', { timeout: 120_000 })
  await breakPlatform(page, null)
  // Not one of those before: this one, so that the platform is back.
  await expect(done).toHaveCount(doneBefore + 1, { timeout: 180_000 })
})

test('what the key may do is tried and said', async () => {
  const page = merchantPage()
  await page.goto('/synchronize')
  await page.getByRole('button', { name: 'Permisos de la clave' }).click()
  await expect(page.getByRole('dialog').getByText('Permitido').first()).toBeVisible({ timeout: 60_000 })
})
