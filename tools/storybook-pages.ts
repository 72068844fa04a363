import { chromium } from 'playwright'
import type { TestChromium } from './chromium.ts'

/** An entry of Storybook's `index.json`. */
export interface StorybookEntry {
  id: string
  type: 'docs' | 'story'
  importPath: string
}

/**
 * Opens every written page of Storybook (the stories have the visual test): it must show a heading and no fault.
 * @param address where Storybook is served
 * @returns how many pages are right, and one sentence per page that is not
 */
export async function checkPages(
  address: string,
  entries: readonly StorybookEntry[],
  browser: TestChromium,
): Promise<{ passed: number; faults: string[] }> {
  const pages = entries.filter(({ type, importPath }) => type === 'docs' && importPath.endsWith('.mdx'))
  const chromiumBrowser = await chromium.launch(browser)
  const faults: string[] = []
  try {
    const page = await chromiumBrowser.newPage()
    for (const { id, importPath } of pages) {
      await page.goto(`${address}/iframe.html?viewMode=docs&id=${id}`)
      const heading = page.locator('.sbdocs-content h1').first()
      const fault = page.locator('.sb-show-errordisplay .sb-errordisplay, .sb-show-nopreview .sb-nopreview, #error-message:visible').first()
      await heading
        .or(fault)
        .first()
        .waitFor({ timeout: 15_000 })
        .catch(() => undefined)
      if (!(await heading.isVisible()))
        faults.push(
          `${importPath} does not show: ${(await fault.textContent({ timeout: 1_000 }).catch(() => null))?.trim().slice(0, 300) ?? 'nothing is drawn'}`,
        )
      else if (/^\|.*\|.*\|/m.test(await page.locator('.sbdocs-content').innerText()))
        faults.push(`${importPath} has a table that is not drawn as one.`)
    }
  } finally {
    await chromiumBrowser.close()
  }
  return { passed: pages.length - faults.length, faults }
}
