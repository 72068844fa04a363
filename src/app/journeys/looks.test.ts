import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { categories, signIn, workbench } from './merchant.ts'

const screens = ['/home', '/category', '/category-sort', '/collections-sort', '/order-prod', workbench(categories.clocks)]
const languages = ['es', 'en', 'pt'] as const

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual([])
}

const fits = async (page: Page) => expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(page.viewportSize()!.width)

for (const width of [1280, 360]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`${width} px, ${colorScheme}`, () => {
      test.use({ viewport: { width, height: 800 }, colorScheme })

      test('every screen is accessible, fits, and speaks each language', async ({ page }) => {
        // Six screens in three languages, each read by axe.
        test.setTimeout(240_000)
        await page.goto('/home')
        await page.getByRole('button', { name: 'Entrar', exact: true }).waitFor()
        await expectAccessible(page)
        await fits(page)
        await signIn(page)
        for (const language of languages) {
          await page.evaluate((chosen) => localStorage.setItem('SMR.language', chosen), language)
          for (const screen of screens) {
            await page.goto(screen)
            await expect(page.locator('html')).toHaveAttribute('lang', language)
            await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
            // The header's menus come a moment after the page.
            await expect(page.getByRole('banner').getByRole('button').first()).toBeVisible()
            await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
            await expectAccessible(page)
            await fits(page)
          }
        }
      })
    })
  }
}
