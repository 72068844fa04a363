import { expect, type Page } from '@playwright/test'
import { product } from '../../../contract/index.ts'
import { paths } from '../paths.ts'
import { intercept, letThrough } from './interception.ts'
import { test } from './journey.ts'
import { signedInPage } from './merchant.ts'
import { mostShift, shifts } from './shifts.ts'

const merchantPage = signedInPage()

test.afterEach(() => letThrough(merchantPage()))

/** From now on no page has a copy of its sentences, and each that is not there yet comes late. */
async function holdSentences(page: Page): Promise<void> {
  await page.addInitScript((copies) => {
    for (const name of Object.keys(localStorage)) if (name.startsWith(copies)) localStorage.removeItem(name)
  }, `${product.storagePrefix}.texts.`)
  await intercept(page, '**/locales/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 250))
    await route.continue()
  })
}

for (const [width, height, sentencesLate] of [
  [1440, 900, true],
  [1024, 768, false],
  [360, 740, true],
] as const)
  test(`nothing jumps while a page’s data${sentencesLate ? ', and later its sentences,' : ''} comes, at ${String(width)} pixels`, async () => {
    const page = merchantPage()
    await page.setViewportSize({ width, height })
    if (sentencesLate) await holdSentences(page)
    const jumps: string[] = []
    for (const path of [
      paths.home,
      paths.reports,
      paths.categories,
      paths.collections,
      paths.chooseCategory,
      paths.indexAdmin,
      paths.synchronise,
      paths.userProfile,
      paths.newStore,
      paths.configuration,
      `${paths.configuration}#stores`,
      `${paths.configuration}#partners`,
      `${paths.configuration}#preferences`,
    ]) {
      // A hash alone would not open the page anew.
      await page.goto('about:blank')
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      // Where something goes on in the store, a page never stops asking.
      await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => undefined)
      const { sum, moved } = await shifts(page)
      if (sum > mostShift) jumps.push(`${path} ${sum.toFixed(3)}: ${moved.join(', ')}`)
    }
    expect(jumps).toEqual([])
  })
