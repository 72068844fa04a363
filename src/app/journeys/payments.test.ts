import { expect, type Page } from '@playwright/test'
import { test } from './journey.ts'
import { addCoupon } from '../../../tools/journey-coupons.ts'
import { signIn } from './merchant.ts'
import { enterAs } from './new-person.ts'
import { ownServer } from './servers.ts'

/** Test cards of the gateway on board. */
const card = { asks: '4000002500003155', hasNothing: '4000000000009995', good: '4242424242424242' } as const

/** Types a card into the fields of the gateway, which are a page of their own. */
async function typeCard(page: Page, number: string): Promise<void> {
  const fields = page.frameLocator('iframe[title="Datos de la tarjeta"]')
  await fields.getByLabel('Número de tarjeta').fill(number)
  await fields.getByLabel('Caducidad').fill('12/40')
  await fields.getByLabel('Código de seguridad').fill('123')
}

const pay = (page: Page) => page.getByRole('button', { name: /^Pagar \d/ })
const done = (page: Page, title: string) => expect(page.getByRole('status').filter({ hasText: title })).toBeVisible()

test('a plan is tried, paid with a card that the bank asks about, enlarged after a refusal, made smaller, cancelled and resumed', async ({
  page,
}) => {
  const numbers = Object.values(card)
  const sent: string[] = []
  page.on('request', (request) => {
    const body = request.postData() ?? ''
    if (numbers.some((number) => body.replace(/\D/g, '').includes(number) || request.url().includes(number))) sent.push(request.url())
  })
  await enterAs(page, 'pagos@tienda.example')

  await page.goto('/plans')
  await page.getByRole('article', { name: 'Scale' }).getByRole('link', { name: 'Probar Scale 14 días' }).click()
  await page.getByRole('button', { name: 'Empezar la prueba' }).click()
  await done(page, 'Tu prueba de Scale ha empezado')
  // As by the link in a message: nobody needs a store to see what they pay for.
  await page.goto('/configuration#subscription')
  await expect(page.getByText(/^La prueba termina el/)).toBeVisible()

  // The bank asks, and the page comes back to where one was.
  await page.goto('/plans/month/growth')
  const fields = page.frameLocator('iframe[title="Datos de la tarjeta"]')
  await fields.getByLabel('Número de tarjeta').waitFor()
  await pay(page).click()
  await expect(fields.getByText('Falta este dato.')).toHaveCount(3)
  await typeCard(page, '4242424242424241')
  await fields.getByLabel('Caducidad').fill('01/20')
  await pay(page).click()
  await expect(fields.getByText('Revisa este dato.')).toHaveCount(1)
  await expect(fields.getByText('Esta tarjeta ha caducado.')).toBeVisible()
  await typeCard(page, card.asks)
  await pay(page).click()
  await page.getByRole('button', { name: 'Autorizar el pago' }).click()
  await page.waitForURL('**/plans/month/growth')
  await done(page, 'Ya tienes Growth')
  // Gone back to, it is not paid again.
  await page.goto('/plans/month/growth')
  await expect(page.getByText('Está pagado: no hace falta pagar otra vez.', { exact: false })).toBeVisible()

  await page.goto('/plans/month/scale')
  await expect(page.getByText('Lo que queda de Growth')).toBeVisible()
  await page.getByRole('radio', { name: 'Otra tarjeta' }).click()
  await typeCard(page, card.hasNothing)
  await pay(page).click()
  await expect(page.getByText('El banco rechazó el pago')).toBeVisible()
  await expect(page.getByText('Rechazada hace un momento')).toBeVisible()
  await page.getByRole('radio', { name: 'Otra tarjeta' }).click()
  await typeCard(page, card.good)
  await pay(page).click()
  await done(page, 'Ya tienes Scale')

  await page.goto('/plans/month/starter')
  await page.getByRole('button', { name: /^Cambiar el/ }).click()
  await done(page, 'El cambio a Starter queda para el')

  await page.getByRole('link', { name: 'Ver la suscripción' }).click()
  await page.getByRole('button', { name: 'Quedarme con Scale' }).click()
  await expect(page.getByText(/^El próximo cobro es el/)).toBeVisible()
  await page.getByRole('button', { name: 'Cancelar la suscripción' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancelar la suscripción' }).click()
  await expect(page.getByText(/^Sigues con Scale hasta el/)).toBeVisible()
  await page.getByRole('button', { name: 'Reanudar' }).click()
  await expect(page.getByText(/^El próximo cobro es el/)).toBeVisible()

  const file = page.waitForEvent('download')
  await page
    .getByRole('button', { name: /^Descargar la factura/ })
    .first()
    .click()
  expect((await file).suggestedFilename()).toMatch(/\.pdf$/)
  expect(sent).toEqual([])
})

test('a coupon is still there after the bank has refused, and is used once', async ({ page }) => {
  await addCoupon(ownServer.database?.url, 'OTRA-VEZ', 50)
  await enterAs(page, 'cupon@tienda.example')
  await page.goto('/plans/month/starter')
  await page.getByLabel('Cupón').fill('otra-vez')
  await page.getByRole('button', { name: 'Aplicar' }).click()
  await expect(page.getByText('Cupón OTRA-VEZ aplicado')).toBeVisible()
  await typeCard(page, card.asks)
  const price = await pay(page).textContent()
  await pay(page).click()
  await page.getByRole('button', { name: 'Rechazar el pago' }).click()
  await expect(page.getByText('El banco rechazó el pago')).toBeVisible()
  await expect(page.getByText('Cupón OTRA-VEZ aplicado')).toBeVisible()
  await expect(pay(page)).toHaveText(price ?? '')
  await pay(page).click()
  await page.getByRole('button', { name: 'Autorizar el pago' }).click()
  await done(page, 'Ya tienes Starter')
  await page.goto('/plans/month/growth?coupon=OTRA-VEZ')
  await expect(page.getByText('Este cupón ya se usó.')).toBeVisible()
})

test('the period whose prices one looks at is in the address, and still there on the way back', async ({ page }) => {
  await signIn(page, '/plans')
  await page.getByRole('radio', { name: /^Año/ }).click()
  await expect(page).toHaveURL(/\?period=year$/)
  await page.getByRole('article', { name: 'Scale' }).getByRole('link').first().click()
  await page.waitForURL('**/plans/year/scale')
  await page.getByRole('navigation', { name: 'Ruta' }).getByRole('link', { name: 'Planes' }).click()
  await expect(page.getByRole('radio', { name: /^Año/ })).toBeChecked()
})
