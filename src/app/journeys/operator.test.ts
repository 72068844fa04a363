import { expect, type Page, test } from '@playwright/test'
import { lastLink } from '../../../tools/journey-outbox.ts'
import { fillSignIn, operator } from './merchant.ts'
import { ownServer } from './servers.ts'

const password = 'siete faroles en el puerto'

/** Registers a person, who is signed in then and where the first store is connected. */
async function register(page: Page, email: string, name: string): Promise<void> {
  await page.goto('/realms/samara/account/register')
  await page.getByLabel('Correo electrónico').fill(email)
  await page.getByRole('button', { name: 'Enviar el enlace' }).click()
  await expect(page.getByRole('heading', { name: 'Mira tu correo' })).toBeVisible()
  await page.goto(await lastLink(ownServer.database?.url, email, 'registration'))
  await page.getByLabel('Nombre').fill(name)
  await page.getByLabel('Contraseña nueva').fill(password)
  await page.getByRole('button', { name: 'Crear la cuenta' }).click()
  await page.getByRole('link', { name: 'Entrar', exact: true }).click()
  await fillSignIn(page, { email, password })
  // The page that is left takes its menus along.
  await expect(page.getByRole('heading', { level: 1, name: 'Nueva tienda' })).toBeVisible()
}

test('an operator finds a person and switches them off: their next act is refused, and the log says who did it', async ({
  page,
  browser,
}) => {
  await register(page, 'apagada@tienda.example', 'Eva Paz')
  await page.goto('/dashboard/admin')
  await expect(page.getByText('Esto es para quien opera la instalación')).toBeVisible()

  const context = await browser.newContext()
  const panel = await context.newPage()
  await register(panel, operator, 'Olga Prieto')
  await panel.getByRole('button', { name: /^Cuenta de/ }).click()
  await panel.getByRole('menuitem', { name: 'Panel de operación' }).click()
  await panel.getByRole('searchbox').fill('apagada@')
  const row = panel.getByRole('row', { name: /Eva Paz/ })
  await expect(row).toContainText('Activa')
  await expect(panel.getByRole('row', { name: /Olga Prieto/ })).toHaveCount(0)
  await row.getByRole('button').click()
  await panel.getByRole('menuitem', { name: 'Desactivar la cuenta' }).click()
  await panel.getByRole('alertdialog').getByRole('button', { name: 'Desactivar la cuenta' }).click()
  await expect(row).toContainText('Desactivada')

  await page.goto('/user-profile')
  await expect(page.getByText(/^Tu acceso está desactivado/)).toBeVisible()

  await row.getByRole('button').click()
  await panel.getByRole('menuitem', { name: 'Ver su actividad' }).click()
  const event = panel.getByRole('row', { name: /Desactivó la cuenta de Eva Paz/ })
  await expect(event).toContainText('Olga Prieto')
  await context.close()
})
