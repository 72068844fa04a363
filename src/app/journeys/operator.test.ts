import { expect } from '@playwright/test'
import { test } from './journey.ts'
import { operator } from './merchant.ts'
import { register } from './new-person.ts'

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
