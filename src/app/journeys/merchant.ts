import { expect, type Page } from '@playwright/test'

/** The demo merchant, as the sign-in page names them. */
export const merchant = { email: 'demo@samara.example', password: 'samara-demo' } as const

/** Categories of the demo shop; each journey that changes something has one of its own. */
export const categories = {
  wateringCans: 1101,
  lanterns: 607,
  doormats: 903,
  clocks: 804,
  baskets: 1005,
} as const

const path = (url: URL) => url.pathname + url.search

/** Fills in the sign-in page and sends it. */
export async function fillSignIn(page: Page, { email, password }: { email: string; password: string } = merchant): Promise<void> {
  await page.getByLabel('Correo electrónico').fill(email)
  await page.getByLabel('Contraseña', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
}

/** Opens a page and signs in on the way. Ends on that page. */
export async function signIn(page: Page, to = '/home'): Promise<void> {
  await page.goto(to)
  await fillSignIn(page)
  await page.waitForURL((url) => path(url) === to)
}

export const workbench = (category: number): string => `/order-by-category?category=${category}`
export const productGrid = (page: Page) => page.getByRole('grid', { name: /^Productos de/ })
export const handleOf = (page: Page, name: string) => page.getByRole('button', { name: `Mover ${name}`, exact: true })

/** Names of the products that are on screen, in their places. */
export const shownNames = async (page: Page): Promise<string[]> => {
  await expect(productGrid(page)).toBeVisible()
  const handles = productGrid(page).getByRole('button', { name: /^Mover / })
  return handles.evaluateAll((all) => all.map((handle) => (handle.getAttribute('aria-label') ?? '').replace(/^Mover /, '')))
}

/** Drags a product by its handle to the place of another one above it. */
export async function dragUp(page: Page, name: string, before: string): Promise<void> {
  const [from, to] = [await handleOf(page, name).boundingBox(), await handleOf(page, before).boundingBox()]
  if (!from || !to) throw new Error('Both products must be on screen.')
  const x = from.x + from.width / 2
  await page.mouse.move(x, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(x, from.y - 10, { steps: 4 })
  await page.mouse.move(x, to.y, { steps: 12 })
  await page.mouse.up()
}

/** Reviews what is on screen and publishes it, saving it on the way. Ends on the workbench. */
export async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Indexar', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Revisar antes de indexar' })).toBeVisible()
  await page.getByRole('button', { name: /^(Indexar ahora|Guardar e indexar|Indexar y comprobar)$/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Revisar antes de indexar' })).toBeHidden()
}

/** The names of a category as shoppers see them now, in their places. */
export async function shopperSees(page: Page, category: number): Promise<string[]> {
  const shop = await page.context().newPage()
  await shop.goto(`/demo-shop/shop/samarademo/${category}`)
  const names = await shop.locator('ol.products h2').allInnerTexts()
  await shop.close()
  return names
}

/** Breaks the shop's platform, or mends it (null). */
export async function breakPlatform(page: Page, fault: object | null): Promise<void> {
  const port = process.env['JOURNEYS_SIMULATOR_PORT'] ?? '4491'
  const answer = await page.request.post(`http://127.0.0.1:${port}/__simulator/faults`, { headers: { 'content-type': 'application/json' }, data: JSON.stringify(fault) })
  expect(answer.status()).toBe(204)
}
