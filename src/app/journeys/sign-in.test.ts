import { expect } from '@playwright/test'
import { intercept } from './interception.ts'
import { test } from './journey.ts'
import { fillSignIn, merchant, signIn } from './merchant.ts'

// Each signs in by itself.
test.describe.configure({ mode: 'parallel' })

test('a wrong password shows a clear error and the e-mail stays; then the right one works', async ({ page }) => {
  await page.goto('/home')
  await fillSignIn(page, { ...merchant, password: 'not-the-password' })
  await expect(page.getByText('El correo o la contraseña no son correctos.')).toBeVisible()
  await expect(page.getByLabel('Correo electrónico')).toHaveValue(merchant.email)
  await fillSignIn(page)
  await page.waitForURL('**/home')
})

test('a page whose browser cannot offer passkeys says nothing of it until somebody asks for one', async ({ page }) => {
  // The browser of the journeys knows no authenticator, and refuses the question.
  const begun = page.waitForResponse((response) => response.url().endsWith('/passkey/challenge'))
  await page.goto('/home')
  await (await begun).finished()
  await expect(page.getByRole('button', { name: 'Entrar con una llave de acceso' })).toBeEnabled()
  await page.waitForTimeout(300)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.getByRole('button', { name: 'Entrar con una llave de acceso' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
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

test('an account that the server refuses reads why in the product’s place; nothing goes round, and another account can be used', async ({
  page,
}) => {
  await page.clock.install()
  const requested = { api: 0, tokens: 0 }
  page.on('request', (request) => {
    if (request.url().includes('/api/')) requested.api += 1
    if (request.url().endsWith('/token')) requested.tokens += 1
  })
  const code = 'session/unverified-email'
  const problem = { type: 'about:blank', title: 'No', status: 401, code, detail: 'Not verified.', isSuccess: false, errors: [] }
  await intercept(page, '**/api/**', (route) =>
    route.fulfill({ status: 401, contentType: 'application/problem+json', body: JSON.stringify(problem) }),
  )
  await page.goto('/home')
  await fillSignIn(page)
  await expect(page.getByRole('heading', { name: 'Esta cuenta no puede entrar' })).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('Tu correo está sin verificar.')
  await expect(page.getByRole('alert')).toContainText(merchant.email)
  await expect(page.getByRole('navigation', { name: 'Menú principal' })).toHaveCount(0)
  // An hour in which the page could ask again.
  await page.clock.runFor(3_600_000)
  expect(requested.tokens).toBe(1)
  expect(requested.api).toBeLessThanOrEqual(4)
  await page.getByRole('button', { name: 'Entrar con otra cuenta' }).click()
  await page.waitForURL('**/interaction/**')
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
