import { expect } from '@playwright/test'
import { intercept } from './interception.ts'
import { test } from './journey.ts'
import { signedInPage } from './merchant.ts'
import { forgetStoresAfterEach, storesCall, withStores } from './stores.ts'
import { resizeTo } from './window-size.ts'

const merchantPage = signedInPage()
forgetStoresAfterEach(merchantPage)

test('the header leads to every area, and the account menu has its five entries', async () => {
  const page = merchantPage()
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/home')
  const menu = page.getByRole('navigation', { name: 'Menú principal' })
  await expect(menu.getByRole('link')).toHaveText([/^Informes/, 'Categorías', 'Colecciones', 'Tienda'])
  await expect(menu.getByText('Alertas')).toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByText('Plan Growth')).toBeVisible()
  await page.getByRole('button', { name: /^Cuenta de/ }).click()
  const entries = page.getByRole('menuitem')
  await expect(entries).toHaveText(['Perfil', 'Mi cuenta', 'Novedades', 'Administrar', 'Nueva tienda', 'Cerrar sesión'])
  await expect(entries.nth(1)).toHaveAttribute('href', '/configuration#myAccount')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('navigation', { name: 'Más de Samara' })).toContainText('Privacidad')
})

test('what is opened in the header while a page still comes stays open when it is there', async () => {
  const page = merchantPage()
  let release = (): void => undefined
  const held = new Promise<void>((done) => (release = done))
  await intercept(page, storesCall, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/reports')
  await page.getByRole('button', { name: /^Cuenta de/ }).click()
  const profile = page.getByRole('menuitem', { name: 'Perfil' })
  await expect(profile).toBeVisible()
  release()
  await expect(page.getByRole('button', { name: /^Exportar/ })).toBeVisible()
  await expect(profile).toBeVisible()
  await page.keyboard.press('Escape')
})

test('at every width the header says what is coming soon, and each area leads to what belongs to it', async () => {
  const page = merchantPage()
  await page.goto('/home')
  for (const width of [1440, 1120, 1024]) {
    await page.setViewportSize({ width, height: 800 })
    const menu = page.getByRole('navigation', { name: 'Menú principal' })
    await expect(menu.getByText('Alertas')).toBeVisible()
    // Alerts.
    await expect(menu.getByText(/^(Próximamente|Pronto)$/).filter({ visible: true })).toHaveCount(1)
    await menu.getByRole('button', { name: 'Más de Categorías' }).click()
    await expect(page.getByRole('menuitem', { name: 'Cola de indexación' })).toBeVisible()
    await page.keyboard.press('Escape')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
  for (const width of [1023, 360]) {
    await page.setViewportSize({ width, height: 740 })
    await page.getByRole('button', { name: 'Abrir el menú' }).click()
    const drawer = page.getByRole('dialog', { name: 'Menú principal' })
    await expect(drawer.getByText('Alertas')).toBeVisible()
    await expect(drawer.getByRole('link', { name: 'Informes', exact: true })).toBeVisible()
    await expect(drawer.getByRole('link', { name: 'Cola de indexación', exact: true }).first()).toBeVisible()
    await drawer.getByRole('link', { name: 'Cola de indexación' }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Cola de indexación' })).toBeVisible()
    await expect(drawer).toBeHidden()
  }
  await page.setViewportSize({ width: 1280, height: 800 })
})

test('the footer stands at the lower edge of a short page, and below the content of a long one', async () => {
  const page = merchantPage()
  await page.setViewportSize({ width: 1280, height: 1000 })
  await page.goto('/new-store')
  const footer = page.locator('[data-slot=app-footer]')
  await expect(footer).toBeInViewport()
  const box = await footer.boundingBox()
  expect(Math.round(box!.y + box!.height)).toBe(1000)
  await page.setViewportSize({ width: 1280, height: 400 })
  await expect(footer).not.toBeInViewport()
  await footer.scrollIntoViewIfNeeded()
  await expect(footer).toBeInViewport()
  await page.setViewportSize({ width: 1280, height: 800 })
})

test('a store’s name of 24 characters is read whole on a small desktop, in every language, and a phone shows it without opening anything', async () => {
  const page = merchantPage()
  const name = 'Papelería La Esquina Sur'
  await withStores(page, (real) => [{ ...real, displayName: name }])
  const shown = page.getByRole('banner').locator('[title]', { hasText: name })
  try {
    for (const language of ['en', 'pt', 'es']) {
      await page.evaluate((spoken) => localStorage.setItem('SMR.language', spoken), language)
      await page.goto('/home')
      for (const width of [1440, 1280, 1024]) {
        await resizeTo(page, width)
        await expect(shown).toBeVisible()
        expect(await shown.evaluate((text) => text.scrollWidth - text.clientWidth), `${language} at ${String(width)}`).toBeLessThanOrEqual(
          0,
        )
      }
    }
    await page.setViewportSize({ width: 360, height: 740 })
    await expect(shown).toBeInViewport()
  } finally {
    await page.evaluate(() => localStorage.removeItem('SMR.language'))
    await page.setViewportSize({ width: 1280, height: 800 })
  }
})
