import { expect, type Page } from '@playwright/test'
import { intercept, letThrough } from './interception.ts'
import { test } from './journey.ts'
import {
  type Automation,
  listCategoryAutomations,
  quoteSubscription,
  readSubscription,
  type Subscription,
} from '../../../contract/index.ts'
import { paths } from '../paths.ts'
import { categories, productGrid, signedInPage, workbench } from './merchant.ts'
import { mostShift, shifts } from './shifts.ts'

const merchantPage = signedInPage()

test.afterEach(() => letThrough(merchantPage()))

test('on the way to a page of a store that is ready, the state of the store is not shown for a moment', async () => {
  const page = merchantPage()
  await page.addInitScript(() => {
    const note = (): void => {
      if (document.querySelector('main')?.textContent?.includes('Los días de venta se cuentan'))
        document.documentElement.dataset['flashed'] = ''
    }
    new MutationObserver(note).observe(document, { childList: true, subtree: true })
  })
  for (const path of [paths.synchronise, paths.categories]) {
    await page.goto('about:blank')
    await page.goto(path)
    await expect(page.getByRole('radio').or(page.getByRole('searchbox')).first()).toBeVisible()
    expect(await page.locator('html[data-flashed]').count(), path).toBe(0)
  }
})

test('a checkout keeps its place while the price is worked out', async () => {
  const page = merchantPage()
  await page.setViewportSize({ width: 360, height: 740 })
  await intercept(page, `**${quoteSubscription.path}`, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    await route.continue()
  })
  await page.goto('about:blank')
  await page.goto('/plans/year/scale')
  await expect(page.getByRole('button', { name: /^Pagar/ })).toBeVisible()
  const { sum, moved } = await shifts(page)
  expect(sum <= mostShift ? [] : moved).toEqual([])
})

test('the page of preferences keeps its place while what somebody is notified of comes', async () => {
  const page = merchantPage()
  await page.setViewportSize({ width: 1440, height: 900 })
  await intercept(page, /notice-settings/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    await route.continue()
  })
  await page.goto('about:blank')
  await page.goto(`${paths.configuration}#preferences`)
  await expect(page.getByRole('switch').first()).toBeVisible()
  const { moved } = await shifts(page)
  expect(moved.filter((what) => what.startsWith('Contacto'))).toEqual([])
})

test('the word about a payment that failed has its room before it comes', async () => {
  const page = merchantPage()
  await page.setViewportSize({ width: 360, height: 740 })
  await intercept(page, `**${readSubscription.path}?**`, async (route) => {
    const answer = await route.fetch()
    const { data } = (await answer.json()) as { data: Subscription }
    const due: Partial<Subscription> = {
      state: 'past-due',
      next: { kind: 'retry', at: '2100-01-01T00:00:00Z', amount: 100, attempt: 1, of: 3 },
    }
    await new Promise((resolve) => setTimeout(resolve, 700))
    await route.fulfill({ response: answer, json: { isSuccess: true, data: { ...data, ...due } } })
  })
  const open = async (): Promise<void> => {
    await page.goto('about:blank')
    await page.goto(paths.categories)
    await expect(page.getByText(/^No se pudo cobrar tu plan/)).toBeVisible()
    await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => undefined)
  }
  await open()
  await open()
  const { sum, moved } = await shifts(page)
  expect(sum <= mostShift ? [] : moved).toEqual([])
  letThrough(page)
  // Nothing is due any more: its room is given back, and stays so.
  await page.goto(paths.home)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText(/^No se pudo cobrar tu plan/)).toHaveCount(0)
})

/** A magic ordering that puts the bunting in order every night. */
const ofBunting: Automation = {
  id: 1,
  store: 'demogiftshop',
  name: 'Bunting by demand',
  configuration: {
    targets: { by: 'lists', lists: [{ kind: 'category', id: categories.bunting }] },
    order: { preset: 'best-sellers' },
    rules: { soldOutLast: true, inARow: null, newEvery: null },
    cadence: { every: 'day', at: '04:00' },
    startsOn: null,
    endsOn: null,
    paused: false,
    guards: { firstScreen: 50, places: null, gain: null, approval: false, quiet: null },
    priority: 50,
  },
  state: 'active',
  nextAt: '2100-01-01T04:00:00Z',
  version: 1,
  changedAt: '2026-11-02T09:00:00Z',
  changedBy: 'Ana Ruiz',
  lists: 1,
  outranked: 0,
  lastRun: null,
}

/** Answers with that magic ordering after so many milliseconds. */
const answerBunting = (page: Page, after: number): Promise<unknown> =>
  intercept(page, `**${listCategoryAutomations.path}?**`, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, after))
    await route.fulfill({ json: { isSuccess: true, data: [ofBunting] } }).catch(() => undefined)
  })

for (const width of [1440, 360])
  test(`the rows of a list stay where they were first drawn, though it is known late what orders it, at ${String(width)} pixels`, async () => {
    const page = merchantPage()
    await page.setViewportSize({ width, height: 740 })
    await answerBunting(page, 600)
    await page.goto(workbench(categories.bunting))
    const first = productGrid(page).locator('[data-row-id]').first()
    await expect(first).toBeVisible()
    const drawn = await first.boundingBox()
    await expect(page.getByText('La ordena «Bunting by demand»', { exact: false })).toBeVisible()
    expect(await first.boundingBox()).toEqual(drawn)
  })

test('the first rows of the categories stand beside their magic orderings, though these are known late', async () => {
  const page = merchantPage()
  await page.setViewportSize({ width: 1440, height: 900 })
  await answerBunting(page, 600)
  await page.goto('about:blank')
  await page.goto(`${paths.categories}?search=bunting`)
  await expect(page.getByRole('row', { name: /Bunting/ }).first()).toBeVisible()
  expect(await page.getByRole('columnheader', { name: /^Orden mágico/ }).count()).toBe(1)
  expect(await page.getByText('Bunting by demand').count()).toBe(1)
})

test('neither the rows of a list nor the categories wait long for what orders them', async () => {
  const page = merchantPage()
  await answerBunting(page, 60_000)
  await page.goto(workbench(categories.bunting))
  await expect(productGrid(page).locator('[data-row-id]').first()).toBeVisible()
  await page.goto(`${paths.categories}?search=bunting`)
  await expect(page.getByRole('row', { name: /Bunting/ }).first()).toBeVisible()
})
