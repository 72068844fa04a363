import { expect, test } from '@playwright/test'
import { fillSignIn, merchant, signIn } from './merchant.ts'

test('a wrong password is said clearly and the e-mail stays; then the right one works', async ({ page }) => {
  await page.goto('/home')
  await fillSignIn(page, { ...merchant, password: 'not-the-password' })
  await expect(page.getByText('El correo o la contraseña no son correctos.')).toBeVisible()
  await expect(page.getByLabel('Correo electrónico')).toHaveValue(merchant.email)
  await fillSignIn(page)
  await page.waitForURL('**/home')
})

test('nothing of the product is shown before signing in, and tokens are kept under SMR for this tab alone', async ({ page }) => {
  await page.goto('/category')
  await page.waitForURL('**/interaction/**')
  await expect(page.getByRole('navigation', { name: 'Menú principal' })).toHaveCount(0)
  await fillSignIn(page)
  await page.waitForURL('**/category')
  const kept = await page.evaluate(() => ({ session: Object.keys(sessionStorage), local: JSON.stringify(localStorage) }))
  expect(kept.session.some((key) => key.startsWith('SMR') && key.includes('user:'))).toBe(true)
  expect(kept.local).not.toContain('access_token')
})

test('an unknown path goes home, and the language that was chosen stays', async ({ page }) => {
  await signIn(page)
  await page.goto('/no-such-page')
  await page.waitForURL('**/home')
  await page.getByRole('button', { name: /^Idioma/ }).click()
  await page.getByRole('menuitemradio', { name: 'Português' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt')
  await page.reload()
  await expect(page.getByRole('link', { name: 'Categorias', exact: true })).toBeVisible()
})
