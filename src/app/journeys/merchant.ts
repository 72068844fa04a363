import { expect, type BrowserContextOptions, type Page, type Request } from '@playwright/test'
import { arrange, type CompactProductList, pinMap } from '../../../contract/index.ts'
import { test } from './journey.ts'
import { ownServer } from './servers.ts'

/** The demo merchant, as the sign-in page names them. */
export const merchant = { email: 'demo@samara.example', password: 'samara-demo' } as const

/** Who runs the installation, as soon as they register. */
export const operator = 'operadora@tienda.example'

/** Categories of the demo shop. Each belongs to one file: what one leaves behind, another does not meet (`tools/journeys.test.ts`). */
export const categories = {
  wateringCans: 1101,
  cups: 102,
  lanterns: 607,
  doormats: 903,
  clocks: 804,
  baskets: 1005,
  plates: 104,
  cakeStands: 108,
  handbags: 304,
  teapots: 103,
  jars: 206,
  // T-Light Holders (601) belong to the assistant, which offers the lists that would gain most.
  curtains: 905,
  glasses: 106,
  jumboBags: 301,
  aprons: 201,
  eggCups: 112,
  teaTowels: 202,
  lunchBags: 302,
  shoppers: 303,
  placemats: 110,
  cosmeticBags: 306,
  purses: 307,
  picnic: 1105,
  cakeCases: 203,
  trays: 109,
  tableLinen: 111,
  bakingMoulds: 204,
  bowls: 105,
  decorations: 801,
  cutlery: 107,
  lunchBoxes: 207,
  umbrellas: 309,
  bunting: 1401,
  backpacks: 305,
  lamps: 703,
  planters: 1102,
  signs: 805,
  christmasDecorations: 1201,
  photoFrames: 803,
  cushions: 901,
  gardenOrnaments: 1104,
  hooks: 1001,
  mirrors: 802,
  doorstops: 904,
  storageBoxes: 1006,
  candlesticks: 602,
  pans: 208,
  recipeBoxes: 209,
} as const

/** Collections of the demo shop. */
export const collections = { lastChristmas: 137, garden: 138, vintageKitchen: 140 } as const

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
export const collectionWorkbench = (collection: number): string => `/order-by-collection?collection=${collection}`
export const productGrid = (page: Page) => page.getByRole('grid', { name: /^Productos de/ })
export const handleOf = (page: Page, name: string) => page.getByRole('button', { name: `Mover ${name}`, exact: true })

/** A screen so tall that a list of 25 products is drawn whole. */
export const tall = { width: 1280, height: 1800 } as const

/** Names of the products that are drawn, in their places, once the list has drawn all that its height has room for. */
export const shownNames = async (page: Page): Promise<string[]> => {
  await expect(productGrid(page)).toBeVisible()
  await expect(productGrid(page).locator('[data-row-id]').first()).toBeVisible()
  return productGrid(page).evaluate(async (grid) => {
    const rows = () => [...grid.querySelectorAll<HTMLElement>('[data-row-id]')]
    const read = (): string[] =>
      rows()
        .sort((a, b) => Number(a.dataset['nth']) - Number(b.dataset['nth']))
        .map((row) =>
          (row.querySelector('[data-stop=handle]')?.getAttribute('aria-label') ?? '').replace(/^Mover /, '').replace(/ \(Fijado\)$/, ''),
        )
    const filled = (): boolean =>
      rows().some((row) => row.getBoundingClientRect().bottom >= Math.min(grid.getBoundingClientRect().bottom, innerHeight) - 1)
    // A list draws a few rows before it knows its height; a short one never fills it, and rests.
    for (let same = 0, before = ''; !filled() && same < 3; await new Promise((done) => setTimeout(done, 50))) {
      const now = read().join('\n')
      same = now === before ? same + 1 : 0
      before = now
    }
    return read()
  })
}

/** One page for all journeys of a file, on which the demo merchant is signed in. */
export function signedInPage(device: BrowserContextOptions = {}): () => Page {
  let page: Page | null = null
  test.beforeAll(async ({ browser }) => {
    page = await (await browser.newContext(device)).newPage()
    await signIn(page)
  })
  test.afterAll(() => page?.context().close())
  return () => {
    if (!page) throw new Error('Nobody is signed in.')
    return page
  }
}

/** What a product of a list is known by in journeys. */
export interface KnownProduct {
  id: number
  name: string
  reference: string
  price: number | null
  stock: number
  score: number | null
}

/** The server's answer to a request that is made from now on; what a former page still waits for is none, and may be lost with it. */
export async function nextAnswer<T>(page: Page, matches: (url: string) => boolean): Promise<T> {
  const requests = new Set<Request>()
  const ask = (request: Request): void => void (matches(request.url()) && requests.add(request))
  page.on('request', ask)
  try {
    return await new Promise<T>((done) => {
      page.on('response', function listen(response) {
        if (!requests.has(response.request())) return
        // One that is lost with its page is followed by the next page's.
        void response.json().then(
          (body: { data: T }) => {
            page.off('response', listen)
            done(body.data)
          },
          () => undefined,
        )
      })
    })
  } finally {
    page.off('request', ask)
  }
}

/** Opens a workbench and tells its products as the server knows them, in their places. */
export async function openWorkbench(page: Page, at: string): Promise<KnownProduct[]> {
  const answer = nextAnswer<CompactProductList>(page, (url) => url.includes('/products-by-c') || url.includes('/Collection/products'))
  await page.goto(at)
  const { content, sequence, pins, rules, salesTo } = await answer
  await expect(productGrid(page)).toBeVisible()
  const row = new Map(content.id.map((id, nth) => [id, nth]))
  const of = <T>(column: readonly T[], id: number): T => column[row.get(id)!]!
  const today = Date.parse(salesTo) + 86_400_000
  const ageOf = (released: string | null): number | null =>
    released === null ? null : Math.round((today - Date.parse(released)) / 86_400_000)
  const facts = {
    soldOut: (id: number) => of(content.stock, id) === 0,
    brandOf: (id: number) => of(content.brandId, id),
    categoryOf: (id: number) => of(content.categoryId, id),
    ageOf: (id: number) => ageOf(of(content.releasedOn, id)),
  }
  return Array.from(arrange({ sequence: Int32Array.from(sequence ?? content.id), pins: pinMap(pins), rules }, facts), (id) => ({
    id,
    name: of(content.name, id),
    reference: of(content.reference, id),
    price: of(content.price, id),
    stock: of(content.stock, id),
    score: of(content.samaraScore, id),
  }))
}

export const namesOf = (products: readonly KnownProduct[]): string[] => products.map(({ name }) => name)
export const rowOf = (page: Page, name: string) =>
  productGrid(page)
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name: `Más acciones para ${name}`, exact: true }) })
export const undo = (page: Page) => page.getByRole('button', { name: /^Deshacer/ })
export const redo = (page: Page) => page.getByRole('button', { name: /^Rehacer/ })

/** Chooses products by their boxes. */
export async function choose(page: Page, names: readonly string[]): Promise<void> {
  for (const name of names)
    await productGrid(page)
      .getByRole('checkbox', { name: `Seleccionar ${name}`, exact: true })
      .click()
}

/** Opens the menu of a product and presses one of its entries. */
export async function inRowMenu(page: Page, name: string, entry: string): Promise<void> {
  await page.getByRole('button', { name: `Más acciones para ${name}`, exact: true }).click()
  await page.getByRole('menuitem', { name: entry, exact: true }).click()
}

/** Saves a category's ordering and waits until that is shown. */
export async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await expect(page.getByText('Guardado; falta indexarlo')).toBeVisible()
}

/** Opens the drawer of criteria with one criterion in it: a column by its name, and which way it counts. */
export async function setCriterion(page: Page, column: string, direction: string) {
  await page.getByRole('button', { name: 'Criterios', exact: true }).click()
  const drawer = page.getByRole('dialog', { name: 'Criterios' })
  await drawer.getByRole('combobox', { name: 'Columna del criterio 1' }).selectOption({ label: column })
  await drawer.getByRole('combobox', { name: 'Sentido del criterio 1' }).selectOption({ label: direction })
  return drawer
}

/** Shows the list as rows, however the merchant looked at it last. */
export async function asRows(page: Page): Promise<void> {
  await page.getByRole('radiogroup', { name: 'Vista' }).getByText('Lista').click()
  await expect(productGrid(page).getByRole('columnheader').first()).toBeVisible()
}

/** Drags a product by its handle to the place of another one above it, in a list of rows. */
export async function dragUp(page: Page, name: string, before: string): Promise<void> {
  // Waits until the handle rests: what comes in above it moves it.
  await handleOf(page, name).hover()
  const [from, to] = [await handleOf(page, name).boundingBox(), await handleOf(page, before).boundingBox()]
  if (!from || !to) throw new Error('Both products must be on screen.')
  const x = from.x + from.width / 2
  await page.mouse.down()
  await page.mouse.move(x, from.y - 10, { steps: 4 })
  await page.mouse.move(x, to.y, { steps: 12 })
  await expect(page.locator('[data-slot=drop-line]')).toBeAttached()
  await page.mouse.up()
}

/** Reviews what is on screen and publishes it, saving it on the way. Ends on the workbench. */
export async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Indexar', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Revisar antes de indexar' })).toBeVisible()
  await page.getByRole('button', { name: /^(Indexar ahora|Guardar e indexar|Indexar y verificar)$/ }).click()
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

/** The names of a collection that stands on the shop's first page, as shoppers see them now, in their places. */
export async function shopperSeesCollection(page: Page, collection: string): Promise<string[]> {
  const shop = await page.context().newPage()
  await shop.goto('/demo-shop/shop/samarademo')
  await shop.getByRole('link', { name: collection, exact: true }).click()
  await expect(shop.getByRole('heading', { level: 1, name: collection })).toBeVisible()
  const names: string[] = []
  const next = shop.locator('a[rel=next]')
  for (;;) {
    names.push(...(await shop.locator('ol.products h2').allInnerTexts()))
    if (!(await next.isVisible())) break
    await next.click()
    await shop.waitForLoadState()
  }
  await shop.close()
  return names
}

const atSimulator = (page: Page, path: string, body: object | null) =>
  page.request.post(`http://127.0.0.1:${String(ownServer.simulatorPort)}/__simulator${path}`, {
    headers: { 'content-type': 'application/json' },
    data: JSON.stringify(body),
  })

/** Breaks the shop's platform, or mends it (null). */
export async function breakPlatform(page: Page, fault: object | null): Promise<void> {
  expect((await atSimulator(page, '/faults', fault)).status()).toBe(204)
}

/** Changes a product on the platform, past Samara, as another tool would. */
export async function changeElsewhere(
  page: Page,
  product: number,
  change: { score?: number; price?: number; stock?: number; gone?: boolean },
): Promise<void> {
  expect((await atSimulator(page, `/accounts/samarademo/products/${product}`, change)).ok()).toBe(true)
}

/** Somebody buys the last of a product. */
export async function sellOut(page: Page, product: number): Promise<void> {
  const order = { lines: [{ product, units: 1, revenue: 100 }] }
  expect((await atSimulator(page, '/accounts/samarademo/orders', order)).ok()).toBe(true)
  await changeElsewhere(page, product, { stock: 0 })
}

/** Opens an account on the platform, or gives the one that is there another key. */
export async function openAccount(page: Page, account: string, credential: { key: string; secret: string }): Promise<void> {
  expect((await atSimulator(page, `/accounts/${account}`, credential)).ok()).toBe(true)
}
