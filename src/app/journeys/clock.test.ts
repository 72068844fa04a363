import { expect } from '@playwright/test'
import { intercept, letThrough } from './interception.ts'
import { test } from './journey.ts'
import { fillSignIn, merchant, signIn } from './merchant.ts'

// Each has a browser of its own.
test.describe.configure({ mode: 'parallel' })

for (const [way, minutes] of [
  ['fast', 10],
  ['slow', -10],
] as const)
  test(`a clock that is ten minutes ${way} keeps nobody out, and asks for no token before its time`, async ({ page }) => {
    const tokens: string[] = []
    page.on('request', (request) => request.url().endsWith('/token') && tokens.push(request.url()))
    await page.clock.install({ time: Date.now() + minutes * 60_000 })
    await signIn(page)
    await expect(page.getByRole('button', { name: /^Cuenta de/ })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('button', { name: /^Cuenta de/ })).toBeVisible()
    expect(tokens).toHaveLength(1)
  })

test('while no token can be fetched, what was typed stays; it is saved once the session goes on', async ({ page }) => {
  await page.goto('/user-profile')
  await fillSignIn(page, merchant)
  await page.waitForURL('**/user-profile')
  const name = page.getByRole('textbox', { name: 'Nombre' })
  const former = await name.inputValue()
  // The token has expired, and the provider is out of reach.
  await intercept(page, '**/protocol/openid-connect/token', (route) => route.abort('connectionrefused'))
  await intercept(page, '**/api/v1/user', (route) =>
    route.fulfill({
      status: 401,
      contentType: 'application/problem+json',
      body: JSON.stringify({
        type: 'about:blank',
        title: 'No',
        status: 401,
        code: 'session/invalid-token',
        detail: 'Expired.',
        isSuccess: false,
        errors: [],
      }),
    }),
  )
  await name.fill('Nombre a medias')
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await expect(page.getByText('El perfil no se guardó').or(page.getByText('Tu sesión ha terminado')).first()).toBeVisible()
  await expect(name).toHaveValue('Nombre a medias')
  letThrough(page)
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await expect(page.getByText('Perfil guardado')).toBeVisible()
  await name.fill(former)
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await expect(page.getByText('Perfil guardado').first()).toBeVisible()
})
