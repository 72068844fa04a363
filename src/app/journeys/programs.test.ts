import { expect } from '@playwright/test'
import { test } from './journey.ts'
import { merchant, signedInPage } from './merchant.ts'
import { addressOf, ownServer } from './servers.ts'

test.use({ viewport: { width: 1280, height: 1200 } })
const merchantPage = signedInPage()

test('a program of the merchant calls the API with a token that is shown once, until it is revoked', async ({ playwright }) => {
  const page = merchantPage()
  const [call] = await Promise.all([page.waitForRequest(/[?&]store=/), page.goto('/category')])
  const store = new URL(call.url()).searchParams.get('store')!
  await page.goto('/user-profile')
  await page.getByRole('button', { name: 'Crear un token…' }).click()
  const making = page.getByRole('dialog', { name: 'Crear un token' })
  await making.getByRole('button', { name: 'Crear', exact: true }).click()
  await expect(making.getByText('Escribe un nombre.')).toBeVisible()
  await making.getByRole('textbox', { name: 'Nombre' }).fill('Informe de cada noche')
  await making.getByRole('checkbox', { name: 'Demo Gift Shop', exact: true }).check()
  await making.getByRole('button', { name: 'Crear', exact: true }).click()
  const made = page.getByRole('alertdialog', { name: 'Copia el token ahora' })
  await expect(made).toBeVisible()
  const token = /samara_pat_[\w-]+/.exec(await made.innerText())![0]
  await made.getByRole('button', { name: 'Lo he guardado' }).click()
  await expect(made).toBeHidden()
  await expect(page.getByText('Sin usar')).toBeVisible()

  // A program has neither the application's identity nor a session.
  const program = await playwright.request.newContext({
    baseURL: addressOf(ownServer),
    extraHTTPHeaders: { authorization: `Bearer ${token}` },
  })
  const brands = () => program.get('/api/v1/Catalogue/getbrandsVtex', { params: { store, username: merchant.email } })
  const answer = await brands()
  expect(answer.status(), await answer.text()).toBe(200)
  expect(Number(answer.headers()['x-ratelimit-remaining'])).toBeGreaterThan(0)

  await page.reload()
  await expect(page.getByText(/Usado el /)).toBeVisible()
  await page.getByRole('button', { name: 'Revocar «Informe de cada noche»' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revocar', exact: true }).click()
  await expect(page.getByText('Token revocado')).toBeVisible()
  expect((await brands()).status()).toBe(401)
  await program.dispose()
})

test('a webhook is added, its secret is shown once, a test message says what became of it, and it is removed', async () => {
  const page = merchantPage()
  await page.goto('/configuration#webhooks')
  await page.getByRole('button', { name: 'Añadir un webhook…' }).first().click()
  const adding = page.getByRole('dialog', { name: 'Añadir un webhook' })
  const address = adding.getByRole('textbox', { name: 'Dirección' })
  await address.fill('http://127.0.0.1:9/avisos')
  await adding.getByRole('button', { name: 'Añadir', exact: true }).click()
  await expect(adding.getByRole('alert')).toBeVisible()
  // What was typed stays.
  await expect(address).toHaveValue('http://127.0.0.1:9/avisos')
  // A name that no resolver knows.
  await address.fill('https://avisos.invalid/samara')
  await adding.getByRole('button', { name: 'Añadir', exact: true }).click()
  const secret = page.getByRole('alertdialog', { name: 'Copia el secreto ahora' })
  await expect(secret).toContainText(/whsec_/)
  await secret.getByRole('button', { name: 'Lo he guardado' }).click()

  const row = page.getByRole('row').filter({ hasText: 'avisos.invalid' })
  await row.getByRole('button').last().click()
  await page.getByRole('menuitem', { name: 'Enviar una prueba' }).click()
  await expect(page.getByText('La prueba no llegó')).toBeVisible()
  await row.getByRole('button').last().click()
  await page.getByRole('menuitem', { name: 'Entregas…' }).click()
  const deliveries = page.getByRole('dialog', { name: 'Entregas' })
  await expect(deliveries.getByText('No se pudo conectar.')).toBeVisible()
  await deliveries.getByRole('button', { name: 'Cerrar' }).first().click()
  await row.getByRole('button').last().click()
  await page.getByRole('menuitem', { name: 'Eliminar…' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar', exact: true }).click()
  await expect(page.getByText('Webhook eliminado')).toBeVisible()
  await expect(page.getByText('Ningún webhook todavía')).toBeVisible()
})
