import { expect, type Page } from '@playwright/test'
import { forgetRequestedMessages, lastLink } from '../../../tools/journey-outbox.ts'
import { fillSignIn } from './merchant.ts'
import { ownServer } from './servers.ts'

export const password = 'siete faroles en el puerto'
export const linkTo = (email: string, kind = 'registration') => lastLink(ownServer.database?.url, email, kind)

/** Fills in a page that sends a link to an e-mail address, and sends it. */
export async function requestLink(page: Page, email: string): Promise<void> {
  await forgetRequestedMessages(ownServer.database?.url)
  await page.getByLabel('Correo electrónico').fill(email)
  await page.getByRole('button', { name: 'Enviar el enlace' }).click()
}

/** Opens the profile from where a person without a store is led to. */
export async function openProfile(page: Page): Promise<void> {
  // The page that is left takes its menus along.
  await expect(page.getByRole('heading', { level: 1, name: 'Nueva tienda' })).toBeVisible()
  await page.getByRole('button', { name: /^Cuenta de/ }).click()
  await page.getByRole('menuitem', { name: 'Perfil' }).click()
  await page.waitForURL('**/user-profile')
  await expect(page.getByRole('textbox', { name: 'Nombre' })).toBeVisible()
}

/** Registers a person, who is signed in then and where the first store is connected. */
export async function register(page: Page, email: string, name: string): Promise<void> {
  await page.goto('/realms/samara/account/register')
  await requestLink(page, email)
  await expect(page.getByRole('heading', { name: 'Mira tu correo' })).toBeVisible()
  await page.goto(await linkTo(email))
  await page.getByLabel('Nombre').fill(name)
  await page.getByLabel('Contraseña nueva').fill(password)
  await page.getByRole('button', { name: 'Crear la cuenta' }).click()
  await page.getByRole('link', { name: 'Entrar', exact: true }).click()
  await fillSignIn(page, { email, password })
  // The page that is left takes its menus along.
  await expect(page.getByRole('heading', { level: 1, name: 'Nueva tienda' })).toBeVisible()
}

/** Registers a person, and signs them in at their profile. */
export async function enterAs(page: Page, email: string): Promise<void> {
  await register(page, email, 'Eva Paz')
  await openProfile(page)
  await expect(page.getByRole('textbox', { name: 'Nombre' })).toHaveValue('Eva Paz')
}
