import { type Browser, expect, type Page } from '@playwright/test'
import { test } from './journey.ts'
import { needsApproval } from '../../../tools/journey-approval.ts'
import { categories, dragUp, fillSignIn, merchant, namesOf, openWorkbench, shopperSees, shownNames, tall, workbench } from './merchant.ts'
import { ownServer } from './servers.ts'
import { mostShift, shifts } from './shifts.ts'

test.use({ viewport: tall })

type Person = { email: string; password: string }
/** A browser of a person, on home. */
async function enter(browser: Browser, person: Person): Promise<Page> {
  const page = await (await browser.newContext({ viewport: tall })).newPage()
  await page.goto('/home')
  await fillSignIn(page, person)
  await page.waitForURL('**/home')
  return page
}

const partner = { email: 'partner@samara.example', password: merchant.password }
const list = 'Cups & Saucers'
const approval = (needed: boolean) => needsApproval(ownServer.database?.url, partner.email, needed)
test.beforeAll(() => approval(true))
test.afterAll(() => approval(false))

test('a partner sends for approval, the owner sends it back, the partner corrects it, the owner publishes it, and the shop has it', async ({
  browser,
}) => {
  const [pia, ana] = await Promise.all([enter(browser, partner), enter(browser, merchant)])
  const before = namesOf(await openWorkbench(pia, workbench(categories.cups)))
  await dragUp(pia, before[3]!, before[0]!)
  const proposed = [before[3]!, ...before.filter((name) => name !== before[3])]
  await expect.poll(() => shownNames(pia)).toEqual(proposed)
  const toSend = pia.getByRole('heading', { level: 1, name: 'Enviar para aprobación' })

  await pia.getByRole('button', { name: 'Enviar para aprobación' }).click()
  await expect(toSend).toBeVisible()
  await pia.getByLabel('Unas palabras').fill('Lo de la campaña, primero.')
  await pia.getByRole('button', { name: 'Guardar y enviar' }).click()
  await expect(toSend).toBeHidden()
  await expect(pia.getByText(/Puede aprobarla Demo/)).toBeVisible()
  await expect(pia.getByText('Guardado; espera aprobación')).toBeVisible()
  expect(await shopperSees(pia, categories.cups)).toEqual(before)

  // It comes by itself to the home page that was open before.
  await ana.getByRole('link', { name: '1 propuesta espera tu aprobación' }).click()
  await expect(ana.getByText('«Lo de la campaña, primero.»')).toBeVisible()
  // Opened anew, the queue under it comes at its place.
  await ana.reload()
  await expect(ana.getByText('«Lo de la campaña, primero.»')).toBeVisible()
  await expect(ana.getByRole('tab', { name: /^Cola/ })).toBeVisible()
  expect((await shifts(ana)).sum).toBeLessThanOrEqual(mostShift)
  await ana.getByRole('link', { name: `Revisar: ${list}` }).click()
  await expect(ana.getByRole('group', { name: 'Después', exact: true }).getByRole('listitem').first()).toContainText(before[3]!)
  await ana.getByRole('button', { name: 'Devolver', exact: true }).click()
  const dialog = ana.getByRole('dialog', { name: `Devolver «${list}»` })
  await dialog.getByLabel('Qué debería cambiar').fill('Mejor el segundo.')
  await dialog.getByRole('button', { name: 'Devolver', exact: true }).click()
  await expect(ana.getByRole('heading', { level: 1, name: 'Cola de indexación' })).toBeVisible()
  await expect(ana.getByText('Esperan aprobación')).toBeHidden()

  await expect(pia.getByText('«Mejor el segundo.»')).toBeVisible()
  await dragUp(pia, before[1]!, before[3]!)
  const corrected = [before[1]!, ...proposed.filter((name) => name !== before[1])]
  await expect.poll(() => shownNames(pia)).toEqual(corrected)
  await pia.getByRole('button', { name: 'Enviar para aprobación' }).click()
  await expect(toSend).toBeVisible()
  await pia.getByRole('button', { name: 'Guardar y enviar' }).click()
  await expect(pia.getByText(/Puede aprobarla Demo/)).toBeVisible()

  await ana.getByRole('link', { name: `Revisar: ${list}` }).click()
  await ana.getByRole('button', { name: 'Indexar ahora' }).click()
  await expect(ana.getByRole('heading', { level: 1, name: 'Cola de indexación' })).toBeVisible()
  const line = ana.getByRole('row').filter({ hasText: list })
  await expect(line).toContainText('propuesta de Demo partner')
  await expect.poll(() => shopperSees(ana, categories.cups), { timeout: 60_000 }).toEqual(corrected)
  await expect(pia.getByText('Espera aprobación')).toBeHidden()
  await Promise.all([pia, ana].map((page) => page.context().close()))
})

test('an owner with a draft of their own edits an overtaken proposal: they choose, and lose neither', async ({ browser }) => {
  const [pia, ana] = await Promise.all([enter(browser, partner), enter(browser, merchant)])
  const before = namesOf(await openWorkbench(pia, workbench(categories.cups)))
  await dragUp(pia, before[3]!, before[0]!)
  const proposed = [before[3]!, ...before.filter((name) => name !== before[3])]
  await pia.getByRole('button', { name: 'Enviar para aprobación' }).click()
  await pia.getByRole('button', { name: 'Guardar y enviar' }).click()
  await expect(pia.getByText(/Puede aprobarla Demo/)).toBeVisible()

  await ana.getByRole('link', { name: '1 propuesta espera tu aprobación' }).click()
  const edit = ana.getByRole('link', { name: 'Editar', exact: true })
  const review = ana.getByRole('link', { name: /^Revisar:/ })
  // Her own save overtakes it; then she begins another draft.
  await openWorkbench(ana, workbench(categories.cups))
  await dragUp(ana, before[2]!, before[3]!)
  await ana.getByRole('button', { name: 'Guardar', exact: true }).click()
  await expect(ana.getByText('Orden guardado')).toBeVisible()
  await dragUp(ana, before[1]!, before[2]!)
  const own = [before[1]!, before[2]!, before[3]!, before[0]!, ...before.slice(4)]
  await expect.poll(() => shownNames(ana)).toEqual(own)

  const openForEditing = async () => {
    await ana.goto('/index-admin')
    await review.click()
    await edit.click()
  }
  const choice = ana.getByRole('alertdialog', { name: 'Ya tienes 1 cambio sin guardar en esta lista' })
  const editing = ana.getByText(/^Estás editando la propuesta/)
  await openForEditing()
  await choice.getByRole('button', { name: 'Seguir con lo mío' }).click()
  await expect(editing).toBeHidden()
  await expect.poll(() => shownNames(ana)).toEqual(own)

  await openForEditing()
  await choice.getByRole('button', { name: 'Editar la propuesta' }).click()
  await expect(editing).toBeVisible()
  await expect.poll(() => shownNames(ana)).toEqual(proposed)
  await ana.getByRole('button', { name: 'Deshacer' }).click()
  await expect.poll(() => shownNames(ana)).toEqual(own)
  await ana.getByRole('button', { name: 'Rehacer' }).click()
  // A reload goes on with what was chosen.
  await expect(ana.getByText(/Borrador guardado/)).toBeVisible()
  await ana.reload()
  await expect.poll(() => shownNames(ana)).toEqual(proposed)
  await expect(choice).toBeHidden()
  await Promise.all([pia, ana].map((page) => page.context().close()))
})
