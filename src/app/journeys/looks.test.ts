import { expect, type Page } from '@playwright/test'
import { test } from './journey.ts'
import axe from 'axe-core'
import { readFile } from 'node:fs/promises'
import { categories, dragUp, openWorkbench, publish, save, shownNames, signIn, workbench } from './merchant.ts'

// A trace of every look that axe takes costs more than the look.
// Who asks for less motion sees each colour at once: on a busy machine a colour on its way can begin after any look at what is running.
test.use({ trace: 'off', contextOptions: { reducedMotion: 'reduce' } })
test.describe.configure({ mode: 'parallel' })

const languages = { es: 'Español', en: 'English', pt: 'Português' } as const
type Language = keyof typeof languages
const languageNames = Object.keys(languages) as Language[]
interface Screen {
  at: string
  /** The button that opens a drawer over it, by its sentence in the workbench's words. */
  drawer?: string
  /** How it is reached from the address. */
  go?: (page: Page, words: Words) => Promise<void>
}

type Words = (sentence: string) => string

/** Moves a product and saves: the list has a history then. Ends on the workbench. */
async function arrangeTrays(page: Page): Promise<void> {
  await openWorkbench(page, workbench(categories.trays))
  const names = await shownNames(page)
  await dragUp(page, names[2]!, names[0]!)
  await save(page)
}

/** Each is looked at by a person of its own, in one go. */
const visits: Record<string, { before?: (page: Page) => Promise<void>; screens: readonly Screen[] }> = {
  'the pages where lists are found': {
    screens: [{ at: '/category' }, { at: '/collection' }, { at: '/category-sort' }, { at: '/collections-sort' }, { at: '/order-prod' }],
  },
  'home, synchronisations and the queue': {
    async before(page) {
      await arrangeTrays(page)
      await publish(page)
      await expect(page.getByRole('article')).toContainText('Indexada y verificada')
    },
    screens: [{ at: '/home' }, { at: '/synchronize' }, { at: '/index-admin' }, { at: '/index-admin?tab=calendar' }],
  },
  'the workbench, its drawers and the review': {
    before: arrangeTrays,
    screens: [
      { at: workbench(categories.cushions) },
      { at: workbench(categories.trays), drawer: 'criteria.title' },
      { at: workbench(categories.trays), drawer: 'history.title' },
      { at: `/manual-sort?kind=category&id=${categories.trays}` },
      {
        at: workbench(categories.tableLinen),
        async go(page, words) {
          await page.getByRole('grid').locator('[data-stop=handle]').nth(3).focus()
          await page.keyboard.press('Alt+ArrowUp')
          await press(page, words('publish'))
          await expect(page.locator('[data-slot=first-screens]')).toBeVisible()
        },
      },
    ],
  },
}
const wide = { width: 1280, height: 800 }
const narrow = { width: 360, height: 800 }

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Asked in the page itself: `@axe-core/playwright` opens another page for each answer, which takes longer than the look. */
async function expectAccessible(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const faults = await page.evaluate(async (tags) => {
    const { axe: inPage } = window as unknown as { axe: typeof axe }
    const { violations } = await inPage.run(document, { resultTypes: ['violations'], runOnly: { type: 'tag', values: tags } })
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => String(target)).join(', ')}`)
  }, rules)
  expect(faults).toEqual([])
}

const fits = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(page.viewportSize()!.width)

/**
 * Colours have arrived, and nothing is on its way in or out. What changed is drawn first: a change of colours begins with the next frame.
 */
const still = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
        return document
          .getAnimations()
          .filter((each) => each.playState === 'running' && each.effect?.getComputedTiming().endTime !== Infinity).length
      }),
    )
    .toBe(0)

/** Who asks for less motion sees what changes at once. */
async function expectNoTransition(page: Page): Promise<void> {
  const moving = await page.evaluate(async () => {
    await new Promise(requestAnimationFrame)
    return document.getAnimations().flatMap((each) => (each instanceof CSSTransition ? [each.transitionProperty] : []))
  })
  expect(moving).toEqual([])
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

async function wordsOf(language: Language): Promise<Words> {
  const sentences = JSON.parse(await readFile(`public/locales/${language}/ordering.json`, 'utf8')) as unknown
  return (path) => path.split('.').reduce((found: unknown, part) => (found as Record<string, unknown>)[part], sentences) as string
}

/** The page has everything that it waits for. */
async function isThere(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // The header's menus come a moment after the page.
  await expect(page.getByRole('banner').getByRole('button').first()).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
}

/** Chooses a language in the header, as people do. */
async function speak(page: Page, language: Language): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^(Idioma|Language):/ })
    .click()
  await page.getByRole('menuitemradio', { name: languages[language], exact: true }).click()
  await expect(page.getByRole('menu')).toHaveCount(0)
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await isThere(page)
}

/**
 * In both themes, at 1440 pixels and on a phone. Contrast and structure do
 * not depend on the language: two languages are read once, on the phone.
 */
async function expectGoodLooks(page: Page, language: Language): Promise<void> {
  for (const [size, colorScheme] of [
    [wide, 'light'],
    [wide, 'dark'],
    [narrow, 'dark'],
    [narrow, 'light'],
  ] as const) {
    await page.setViewportSize(size)
    await page.emulateMedia({ colorScheme })
    await expect.poll(() => page.evaluate((scheme) => matchMedia(`(prefers-color-scheme: ${scheme})`).matches, colorScheme)).toBe(true)
    await still(page)
    await fits(page)
    if (language === 'es' || (size === narrow && colorScheme === 'dark')) await expectAccessible(page)
  }
  await page.setViewportSize(wide)
}

test('the way in is accessible and fits, in both themes, at 1440 pixels and on a phone', async ({ page }) => {
  await page.goto('/home')
  await page.getByRole('button', { name: 'Entrar', exact: true }).waitFor()
  // Here is room for its letters, on a small desktop as well.
  await page.setViewportSize({ width: 1024, height: 768 })
  await expect(page.getByRole('button', { name: /^Idioma:/ }).getByText('es', { exact: true })).toBeVisible()
  for (const size of [wide, narrow]) {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize(size)
      await page.emulateMedia({ colorScheme })
      await expectNoTransition(page)
      await still(page)
      await expectAccessible(page)
      await fits(page)
    }
  }
})

for (const [visit, { before, screens }] of Object.entries(visits)) {
  test(`${visit}: every screen speaks every language, is accessible and fits, in both themes, at 1440 pixels and on a phone`, async ({
    page,
  }) => {
    // Up to five screens in three languages, each read by axe several times.
    test.setTimeout(300_000)
    await signIn(page)
    await before?.(page)
    let shownLanguage: Language = 'es'
    for (const { at, drawer, go } of screens) {
      await test.step(at, async () => {
        await page.goto(at)
        // It comes in the language that was chosen last; the others are chosen on it.
        await expect(page.locator('html')).toHaveAttribute('lang', shownLanguage)
        await isThere(page)
        await go?.(page, await wordsOf(shownLanguage))
        for (const language of [shownLanguage, ...languageNames.filter((name) => name !== shownLanguage)]) {
          if (language !== shownLanguage) await speak(page, language)
          shownLanguage = language
          const dialog = page.getByRole('dialog')
          if (drawer !== undefined) {
            await press(page, (await wordsOf(language))(drawer))
            await expect(dialog).toBeVisible()
          }
          await expectGoodLooks(page, language)
          if (drawer !== undefined) {
            await page.keyboard.press('Escape')
            await expect(dialog).toHaveCount(0)
          }
        }
      })
    }
  })
}
