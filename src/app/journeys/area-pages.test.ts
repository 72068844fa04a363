import { expect, type Page } from '@playwright/test'
import { test } from './journey.ts'
import { signedInPage } from './merchant.ts'

test.use({ viewport: { width: 1440, height: 900 } })
const merchantPage = signedInPage()

interface Seen {
  tab: string
  heading: string
  documentTitle: string
  left: number
  top: number
  size: string
}

/** How the page that is open calls itself, and where its title stands; read at once, since a page is drawn anew when its data are there. */
const seenOn = async (page: Page, tab: string): Promise<Seen> => {
  // The page on which a store's data are awaited has the same title.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(tab)
  await expect(page.locator('[data-slot=skeleton]')).toHaveCount(0)
  await expect(page).toHaveTitle(new RegExp(`^${RegExp.escape(tab)} · `))
  const seen = await page.waitForFunction(() => {
    const heading = document.querySelector('h1')
    const box = heading?.getBoundingClientRect()
    if (!heading || !box || box.width === 0) return null
    return { heading: heading.innerText, left: Math.round(box.x), top: Math.round(box.y), size: getComputedStyle(heading).fontSize }
  })
  return { tab, documentTitle: (await page.title()).split(' · ')[0]!, ...(await seen.jsonValue())! }
}

for (const language of ['es', 'en', 'pt'])
  for (const front of ['/category', '/collection'])
    test(`from tab to tab of ${front} the title stays where it is, and every screen has one name in ${language}`, async () => {
      const page = merchantPage()
      await page.evaluate((chosen) => localStorage.setItem('SMR.language', chosen), language)
      await page.goto(front)
      const tabs = page.locator('[data-slot=area-bar] a')
      await expect(tabs.first()).toBeVisible()
      const seen: Seen[] = []
      for (const tab of await tabs.allInnerTexts()) {
        await page.locator('[data-slot=area-bar]').getByRole('link', { name: tab, exact: true }).click()
        seen.push(await seenOn(page, tab))
      }
      expect(seen.length).toBeGreaterThanOrEqual(4)
      for (const { tab, heading, documentTitle } of seen) expect([heading, documentTitle]).toEqual([tab, tab])
      const { left, top, size } = seen[0]!
      expect(seen.map((each) => [each.tab, each.left, each.top, each.size])).toEqual(seen.map(({ tab }) => [tab, left, top, size]))
      // The words of the bar begin where the title begins.
      await expect
        .poll(() =>
          page.evaluate(() => {
            const first = document.querySelector('[data-slot=area-bar] a')
            return first ? Math.round(first.getBoundingClientRect().x + parseFloat(getComputedStyle(first).paddingLeft)) : null
          }),
        )
        .toBe(left)
    })
