import { type CDPSession, expect, type Page } from '@playwright/test'
import { test } from './journey.ts'
import { Secret, TOTP } from 'otpauth'
import { fillSignIn } from './merchant.ts'
import { enterAs, openProfile, password } from './new-person.ts'

// Each has a person of its own.
test.describe.configure({ mode: 'parallel' })

/** The code of a step of time, counted from now: each counts once. */
const codeOf = (key: string, step: number): string =>
  new TOTP({ secret: Secret.fromBase32(key), algorithm: 'SHA1' }).generate({ timestamp: Date.now() + step * 30_000 })

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Cuenta de/ }).click()
  await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click()
  await page.waitForURL('**/interaction/**')
}

/** An authenticator on board of the browser, which answers as soon as it is asked while `answering`. */
async function authenticatorOf(page: Page): Promise<{ answering: (yes: boolean) => Promise<unknown> }> {
  const cdp: CDPSession = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: false,
    },
  })
  return {
    answering: (enabled) => cdp.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled }),
  }
}

test('a person turns the second factor on, signs in with a code and with a recovery code, and turns it off again', async ({ page }) => {
  const email = 'pasos@tienda.example'
  await enterAs(page, email)
  await page.getByRole('button', { name: 'Activar…' }).click()
  const setUp = page.getByRole('dialog', { name: 'Activa la verificación en dos pasos' })
  await expect(setUp.getByRole('img', { name: 'Código QR con la clave' })).toBeVisible()
  const key = (await setUp.getByText(/^[A-Z2-7]{4}( [A-Z2-7]{1,4})+$/).innerText()).replaceAll(' ', '')
  await setUp.getByRole('textbox', { name: 'Código de la aplicación' }).fill('000000')
  await setUp.getByRole('button', { name: 'Activar' }).click()
  await expect(setUp.getByText('Ese código no sirve o ya se usó.', { exact: false })).toBeVisible()
  await setUp.getByRole('textbox', { name: 'Código de la aplicación' }).fill(codeOf(key, -1))
  await setUp.getByRole('button', { name: 'Activar' }).click()
  const codes = page.getByRole('alertdialog', { name: 'Códigos de recuperación' })
  await expect(codes.getByRole('listitem')).toHaveCount(10)
  const recovery = await codes.getByRole('listitem').first().innerText()
  await codes.getByRole('button', { name: 'Ya los tengo' }).click()
  await expect(page.getByText('Te quedan 10 códigos de recuperación.')).toBeVisible()

  await signOut(page)
  await fillSignIn(page, { email, password })
  await expect(page.getByRole('heading', { name: 'Un paso más' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Código de la aplicación' }).fill(codeOf(key, 0))
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await openProfile(page)

  await signOut(page)
  await fillSignIn(page, { email, password })
  await page.getByRole('button', { name: 'Usar un código de recuperación' }).click()
  await page.getByRole('textbox', { name: 'Código de recuperación' }).fill(recovery)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await openProfile(page)
  await expect(page.getByText('Te quedan 9 códigos de recuperación.')).toBeVisible()

  await page.getByRole('button', { name: 'Desactivar…' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Desactivar' }).click()
  await expect(page.getByRole('button', { name: 'Activar…' })).toBeVisible()
  await signOut(page)
  await fillSignIn(page, { email, password })
  await openProfile(page)
})

test('a person adds a passkey, signs in with it alone, and once it is removed no more', async ({ page }) => {
  const email = 'llave@tienda.example'
  const authenticator = await authenticatorOf(page)
  await enterAs(page, email)
  await authenticator.answering(true)
  await page.getByRole('button', { name: 'Añadir una llave…' }).click()
  const adding = page.getByRole('dialog', { name: 'Añade una llave de acceso' })
  await adding.getByRole('textbox', { name: 'Nombre' }).fill('Portátil')
  await adding.getByRole('button', { name: 'Continuar' }).click()
  const passkeys = page.getByRole('list', { name: 'Llaves de acceso' })
  await expect(passkeys.getByText('Portátil')).toBeVisible()
  await expect(passkeys.getByText('Aún sin usar')).toBeVisible()

  // Offered in the e-mail field, the passkey is chosen at once: the authenticator answers what is asked while it does.
  await signOut(page)
  await openProfile(page)
  await expect(passkeys.getByText(/^Usada por última vez/)).toBeVisible()

  // A browser that offers none there has the button.
  await page.addInitScript(() => {
    Object.defineProperty(PublicKeyCredential, 'isConditionalMediationAvailable', { value: undefined })
  })
  await signOut(page)
  await page.getByRole('button', { name: 'Entrar con una llave de acceso' }).click()
  await openProfile(page)

  await page.getByRole('button', { name: 'Eliminar Portátil' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click()
  await expect(page.getByText('Llave de acceso eliminada')).toBeVisible()
  await signOut(page)
  await page.getByRole('button', { name: 'Entrar con una llave de acceso' }).click()
  await expect(page.getByText('Esa llave de acceso no sirve aquí.', { exact: false })).toBeVisible()
})
