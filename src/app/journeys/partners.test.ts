import { expect } from '@playwright/test'
import { test } from './journey.ts'
import { lastLink } from '../../../tools/journey-outbox.ts'
import { categories, fillSignIn, handleOf, inRowMenu, openWorkbench, shownNames, signIn, tall, undo, workbench } from './merchant.ts'
import { ownServer } from './servers.ts'

test.use({ viewport: tall })

const password = 'siete faroles en el puerto'

test('a partner is invited, registers, works within the limits, is limited further and removed: the page says why, and their draft is kept', async ({
  page: owner,
  browser,
}) => {
  // Whoever walks it again on the same server is somebody else.
  const email = `socia-${String(test.info().repeatEachIndex)}@tienda.example`
  await signIn(owner, '/configuration')
  await owner.getByRole('tab', { name: 'Colaboradores' }).click()
  const line = owner.getByRole('row').filter({ hasText: email })
  const invite = async (): Promise<void> => {
    await owner.getByRole('button', { name: 'Invitar' }).click()
    const dialog = owner.getByRole('dialog')
    await dialog.getByRole('textbox', { name: /Correo electrónico/ }).fill(email)
    await dialog.getByRole('searchbox', { name: 'Buscar una categoría' }).fill('Backpacks')
    await dialog.getByRole('treeitem', { name: /Backpacks/ }).click()
    await dialog.getByRole('button', { name: 'Enviar la invitación' }).click()
    await expect(line.getByText('Invitado')).toBeVisible()
  }
  await invite()

  const partner = await (await browser.newContext({ viewport: tall })).newPage()
  await partner.goto(await lastLink(ownServer.database?.url, email, 'invitation'))
  await expect(partner.getByRole('heading', { name: /te invita a trabajar en/ })).toBeVisible()
  await partner.getByRole('button', { name: 'Crear mi cuenta' }).click()
  await partner.getByLabel('Nombre').fill('Socia')
  await partner.getByLabel('Contraseña nueva').fill(password)
  await partner.getByRole('button', { name: 'Crear la cuenta' }).click()
  await partner.getByRole('link', { name: 'Entrar', exact: true }).click()
  await fillSignIn(partner, { email, password })
  await partner.getByRole('button', { name: 'Aceptar la invitación' }).click()
  await partner.getByRole('button', { name: 'Abrir la tienda' }).click()
  await partner.waitForURL('**/home')
  await expect(line.getByText('Activo')).toBeVisible()

  await partner.goto('/configuration#stores')
  await partner.getByRole('button', { name: /^Acciones de/ }).click()
  await partner.getByRole('menuitem', { name: 'Lo que puedo hacer aquí' }).click()
  await expect(partner.getByRole('dialog').getByText('Charlotte Bags & Backpacks')).toBeVisible()
  await partner.goto(workbench(categories.lamps))
  await expect(partner.getByText(/queda fuera de las categorías y marcas/)).toBeVisible()
  const [first, second] = await openWorkbench(partner, workbench(categories.backpacks))
  await inRowMenu(partner, first!.name, 'Al final')
  await expect(undo(partner)).toBeEnabled()
  await expect.poll(async () => (await shownNames(partner))[0]).toBe(second!.name)

  // The list in which they are at work is taken from them: what they did stays on screen, and saving says why it cannot be.
  await line.getByRole('button', { name: /^Acciones de/ }).click()
  await owner.getByRole('menuitem', { name: 'Cambiar lo que puede hacer' }).click()
  const limits = owner.getByRole('dialog')
  for (const category of ['Backpacks', 'Teapots']) {
    await limits.getByRole('searchbox', { name: 'Buscar una categoría' }).fill(category)
    await limits.getByRole('treeitem', { name: new RegExp(category) }).click()
  }
  await limits.getByRole('button', { name: 'Guardar' }).click()
  await expect(limits).toBeHidden()
  await partner.getByRole('button', { name: 'Guardar', exact: true }).click()
  await expect(partner.getByText(/queda fuera de las categorías y marcas/)).toBeVisible()
  await expect(undo(partner)).toBeEnabled()
  expect((await shownNames(partner))[0]).toBe(second!.name)

  await line.getByRole('button', { name: /^Acciones de/ }).click()
  await owner.getByRole('menuitem', { name: 'Quitar el acceso' }).click()
  await owner.getByRole('alertdialog').getByRole('button', { name: 'Quitar el acceso' }).click()
  await expect(line).toBeHidden()
  await expect(partner.getByText(/^Ya no tienes acceso a/)).toBeVisible()
  await expect(partner.getByText(/Los cambios sin guardar siguen en este dispositivo/)).toBeVisible()
  await expect(handleOf(partner, second!.name)).toBeHidden()

  await invite()
  await partner.goto(await lastLink(ownServer.database?.url, email, 'invitation'))
  await partner.getByRole('button', { name: 'Aceptar la invitación' }).click()
  await expect(partner.getByRole('heading', { name: /^Ya trabajas en/ })).toBeVisible()
  await partner.goto(workbench(categories.backpacks))
  await expect(partner.getByText('Tus cambios siguen aquí')).toBeVisible()
  await expect.poll(async () => (await shownNames(partner))[0]).toBe(second!.name)
})
