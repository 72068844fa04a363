import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { categories, signIn, workbench } from './merchant.ts'

// A trace of every look that axe takes costs more than the look.
test.use({ trace: 'off' })

const languages = ['es', 'en', 'pt'] as const
/** A language, and the workbench's sentences in it, as the product has them. */
interface Spoken {
  language: (typeof languages)[number]
  words: (sentence: string) => string
}
interface Screen {
  at: string
  /** What is opened on it. */
  open?: (page: Page, spoken: Spoken) => Promise<void>
}

const press = (sentence: string) => (page: Page, { words }: Spoken) => page.getByRole('button', { name: words(sentence), exact: true }).click()

/** Nothing is changed on any of them. */
const screens: readonly Screen[] = [
  { at: '/home' },
  { at: '/category' },
  { at: '/collection' },
  { at: '/synchronize' },
  { at: '/index-admin' },
  { at: '/index-admin?tab=calendar' },
  { at: '/category-sort' },
  { at: '/collections-sort' },
  { at: '/order-prod' },
  { at: workbench(categories.clocks) },
  { at: workbench(categories.trays), open: press('criteria.title') },
  { at: workbench(categories.trays), open: press('history.title') },
  { at: `/manual-sort?kind=category&id=${categories.trays}` },
  {
    at: workbench(categories.tableLinen),
    async open(page, spoken) {
      // With each language another one: what was moved before is still a draft.
      await page.getByRole('grid').locator('[data-stop=handle]').nth(3 + 2 * languages.indexOf(spoken.language)).focus()
      await page.keyboard.press('Alt+ArrowUp')
      await press('publish')(page, spoken)
      await expect(page.locator('[data-slot=first-screens]')).toBeVisible()
    },
  },
]
const wide = { width: 1280, height: 800 }
const narrow = { width: 360, height: 800 }

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual([])
}

const fits = (page: Page) => expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(page.viewportSize()!.width)

/** Colours have arrived, and nothing is on its way in or out. */
const still = (page: Page) => expect.poll(() => page.evaluate(() => document.getAnimations().filter((each) => each.playState === 'running' && each.effect?.getComputedTiming().endTime !== Infinity).length)).toBe(0)

async function wordsOf(language: string): Promise<Spoken['words']> {
  const sentences = JSON.parse(await readFile(`public/locales/${language}/ordering.json`, 'utf8')) as unknown
  return (path) => path.split('.').reduce((found: unknown, part) => (found as Record<string, unknown>)[part], sentences) as string
}

test('the way in is accessible and fits, by day and by night, on a desk and on a phone', async ({ page }) => {
  await page.goto('/home')
  await page.getByRole('button', { name: 'Entrar', exact: true }).waitFor()
  for (const size of [wide, narrow]) {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize(size)
      await page.emulateMedia({ colorScheme })
      await still(page)
      await expectAccessible(page)
      await fits(page)
    }
  }
})

for (const language of languages) {
  test(`every screen speaks ${language}, is accessible and fits, by day and by night, on a desk and on a phone`, async ({ page }) => {
    // Fourteen screens, each read by axe several times.
    test.setTimeout(300_000)
    const words = await wordsOf(language)
    await signIn(page)
    await page.evaluate((chosen) => localStorage.setItem('SMR.language', chosen), language)
    for (const { at, open } of screens) {
      await test.step(at, async () => {
        await page.setViewportSize(wide)
        await page.emulateMedia({ colorScheme: 'light' })
        await page.goto(at)
        await expect(page.locator('html')).toHaveAttribute('lang', language)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        // The header's menus come a moment after the page.
        await expect(page.getByRole('banner').getByRole('button').first()).toBeVisible()
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
        await open?.(page, { language, words })
        for (const [size, colorScheme] of [[wide, 'light'], [wide, 'dark'], [narrow, 'dark'], [narrow, 'light']] as const) {
          await page.setViewportSize(size)
          await page.emulateMedia({ colorScheme })
          await still(page)
          await fits(page)
          // Contrast and structure do not depend on the language: the other two are read once, where room is least.
          if (language === 'es' || (size === narrow && colorScheme === 'dark')) await expectAccessible(page)
        }
      })
    }
  })
}
