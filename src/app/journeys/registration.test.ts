import { expect } from '@playwright/test'
import { test } from './journey.ts'
import { fillSignIn, merchant } from './merchant.ts'
import { linkTo, password, requestLink } from './new-person.ts'

// Each has an address of its own.
test.describe.configure({ mode: 'parallel' })

test('a new person registers by the link in the message, signs in, and is led to their first store', async ({ page }) => {
  const email = 'nueva@tienda.example'
  await page.goto('/home')
  await page.getByRole('link', { name: 'Crear una cuenta' }).click()
  await requestLink(page, 'Nueva@Tienda.Example')
  await expect(page.getByRole('heading', { name: 'Mira tu correo' })).toBeVisible()
  const link = await linkTo(email)
  await page.goto(link)
  await expect(page.getByText(`Entrarás con ${email}.`)).toBeVisible()
  await page.getByLabel('Nombre').fill('Nueva <b>Persona</b>')
  await page.getByLabel('Contraseña nueva').fill('contraseña')
  await expect(page.getByText(/^Al menos 12 caracteres/)).toBeVisible()
  await page.getByLabel('Contraseña nueva').fill(password)
  await page.getByRole('button', { name: 'Crear la cuenta' }).click()
  await expect(page.getByRole('heading', { name: 'Tu cuenta está lista' })).toBeVisible()
  await page.getByRole('link', { name: 'Entrar', exact: true }).click()
  await fillSignIn(page, { email, password })
  await page.waitForURL('**/new-store')

  await page.goto(link)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Este enlace ya no sirve' })).toBeVisible()
})

test('a forgotten password is set by the link, and the former one is refused', async ({ page }) => {
  const email = 'olvido@tienda.example'
  await page.goto('/realms/samara/account/register')
  await requestLink(page, email)
  await page.goto(await linkTo(email))
  await page.getByLabel('Nombre').fill('Olvido')
  await page.getByLabel('Contraseña nueva').fill(password)
  await page.getByRole('button', { name: 'Crear la cuenta' }).click()
  await page.getByRole('link', { name: 'Entrar', exact: true }).click()

  await page.getByRole('link', { name: '¿La has olvidado?' }).click()
  await requestLink(page, email)
  await expect(page.getByRole('heading', { name: 'Mira tu correo' })).toBeVisible()
  await page.goto(await linkTo(email, 'password'))
  await page.getByLabel('Contraseña nueva').fill('otra luna sobre el tejado')
  await page.getByRole('button', { name: 'Guardar la contraseña' }).click()
  await page.getByRole('link', { name: 'Entrar', exact: true }).click()
  await fillSignIn(page, { email, password })
  await expect(page.getByText('El correo o la contraseña no son correctos.')).toBeVisible()
  await fillSignIn(page, { email, password: 'otra luna sobre el tejado' })
  await page.waitForURL('**/new-store')
})

test('the page of a forgotten password reads the same for a known and for an unknown address', async ({ page }) => {
  const seen: string[] = []
  for (const email of [merchant.email, 'desconocida@tienda.example']) {
    await page.goto('/realms/samara/account/forgotten')
    await requestLink(page, email)
    await expect(page.getByRole('heading', { name: 'Mira tu correo' })).toBeVisible()
    seen.push((await page.getByRole('status').innerText()).replace(email, ''))
  }
  expect(seen[0]).toBe(seen[1])
})
