import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { intercept } from './interception.ts'
import { test } from './journey.ts'
import { signedInBefore } from '../../../tools/journey-outbox.ts'
import { fillSignIn } from './merchant.ts'
import { enterAs, linkTo, openProfile, password } from './new-person.ts'
import { ownServer } from './servers.ts'

// Each has a person of its own.
test.describe.configure({ mode: 'parallel' })

test('name and language are saved, and without a password the call has none', async ({ page }) => {
  await enterAs(page, 'nombre@tienda.example')
  const saved = page.waitForRequest((request) => request.method() === 'POST' && request.url().includes('/api/v1/user'))
  await page.getByRole('textbox', { name: 'Nombre' }).fill('Eva <i>Paz</i> \u202eGil')
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  expect(new URL((await saved).url()).search).toBe('')
  await expect(page.getByText('Perfil guardado')).toBeVisible()
  await page.reload()
  await openProfile(page)
  await expect(page.getByRole('textbox', { name: 'Nombre' })).toHaveValue('Eva <i>Paz</i> \u202eGil')
})

/** Makes the session of a person one that began an hour ago. */
async function growOld(page: Page, email: string): Promise<void> {
  await signedInBefore(ownServer.database?.url, email, 3_600)
  // The token says when the session began: another one is asked for at the next page.
  await page.evaluate(() => {
    for (const key of Object.keys(sessionStorage).filter((name) => name.includes('user:')))
      sessionStorage.setItem(key, JSON.stringify({ ...JSON.parse(sessionStorage.getItem(key) ?? '{}'), expires_at: 1 }))
  })
  await page.reload()
  await openProfile(page)
}

test('another password needs the present one when the sign-in is old, and ends the session: the new one opens the next', async ({
  page,
}) => {
  const email = 'clave@tienda.example'
  await enterAs(page, email)
  await growOld(page, email)
  await page.getByLabel('Contraseña nueva').fill('otra luna sobre el tejado')
  await page.getByLabel('Repite la contraseña').fill('otra luna sobre el tejado')
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  const proof = page.getByRole('dialog', { name: 'Confirma que eres tú' })
  await proof.getByLabel('Contraseña actual').fill('no es esta')
  await proof.getByRole('button', { name: 'Continuar' }).click()
  await expect(proof.getByText('La contraseña actual no es esa. Revísala y prueba otra vez.')).toBeVisible()
  await proof.getByLabel('Contraseña actual').fill(password)
  await proof.getByRole('button', { name: 'Continuar' }).click()
  await page.waitForURL('**/interaction/**')
  await fillSignIn(page, { email, password: 'otra luna sobre el tejado' })
  await page.waitForURL('**/new-store')
})

test('another e-mail counts once it is confirmed at the new address', async ({ page }) => {
  await enterAs(page, 'antes@tienda.example')
  const field = page.getByLabel('Correo electrónico')
  await field.fill('nunca@tienda.example')
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await page.getByRole('button', { name: 'Anular el cambio' }).click()
  await expect(page.getByText(/^Falta confirmar/)).toBeHidden()
  await expect(field).toHaveValue('antes@tienda.example')

  await field.fill('despues@tienda.example')
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await expect(page.getByText(/^Falta confirmar despues@tienda\.example/)).toBeVisible()
  // A message is opened in a tab of its own.
  const tab = await page.context().newPage()
  await tab.goto(await linkTo('despues@tienda.example', 'email'))
  await tab.getByRole('button', { name: 'Confirmar la dirección' }).click()
  await tab.getByRole('link', { name: 'Entrar', exact: true }).click()
  await tab.waitForURL('**/interaction/**')
  await fillSignIn(tab, { email: 'despues@tienda.example', password })
  await tab.waitForURL('**/new-store')
})

test('a person takes their data along and deletes the account; it opens nothing afterwards', async ({ page }) => {
  const email = 'adios@tienda.example'
  await enterAs(page, email)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Descargar mis datos' }).click()
  const data = JSON.parse(await readFile(await (await download).path(), 'utf8')) as { person: { email: string } }
  expect(data.person.email).toBe(email)
  await page.getByRole('button', { name: 'Eliminar mi cuenta…' }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByRole('textbox').first().fill(email)
  await dialog.getByRole('button', { name: 'Eliminar mi cuenta' }).click()
  await page.waitForURL('**/interaction/**')
  await fillSignIn(page, { email, password })
  await expect(page.getByText('El correo o la contraseña no son correctos.')).toBeVisible()
})

test('whoever owns stores reads which ones keep the account, and where they are disconnected', async ({ page }) => {
  const email = 'duena@tienda.example'
  await enterAs(page, email)
  await intercept(page, `**/api/v1/people/${encodeURIComponent(email)}`, async (route) => {
    const answer = await route.fetch()
    const { data } = (await answer.json()) as { data: object }
    const ownedStores = [{ store: 'regalos', displayName: 'Regalos', partners: 0 }]
    await route.fulfill({ response: answer, json: { isSuccess: true, data: { ...data, ownedStores } } })
  })
  await page.reload()
  await openProfile(page)
  await page.getByRole('button', { name: 'Eliminar mi cuenta…' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Aún tienes tiendas' })
  await expect(dialog.getByRole('listitem').first()).toBeVisible()
  await expect(dialog.getByRole('link', { name: 'Ver mis tiendas' })).toHaveAttribute('href', '/configuration#stores')
})

test('signing out everywhere ends the session in another browser too', async ({ page, browser }) => {
  const email = 'todas@tienda.example'
  await enterAs(page, email)
  const elsewhere = await (await browser.newContext()).newPage()
  await elsewhere.goto('/home')
  await fillSignIn(elsewhere, { email, password })
  await elsewhere.waitForURL('**/new-store')
  await page.reload()
  await openProfile(page)
  await expect(page.getByRole('list', { name: 'Sesiones' }).getByRole('listitem')).toHaveCount(2)
  await page.getByRole('button', { name: 'Cerrar todas las sesiones' }).click()
  await page.waitForURL('**/interaction/**')
  await elsewhere.evaluate(() => sessionStorage.clear())
  await elsewhere.goto('/home')
  await elsewhere.waitForURL('**/interaction/**')
  await elsewhere.context().close()
})
