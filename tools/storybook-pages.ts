import { chromium, type Page } from 'playwright'
import type { TestChromium } from './chromium.ts'

/** How many written pages are open side by side. */
const readers = 3

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
  const queue = [...pages]
  const read = async (): Promise<void> => {
    const page = await chromiumBrowser.newPage()
    await page.goto(`${address}/iframe.html`)
    await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window)
    for (let next = queue.shift(); next; next = queue.shift()) {
      const fault = (await show(page, next.id)) ?? (await faultOf(page))
      if (fault !== null) faults.push(`${next.importPath} ${fault}`)
    }
  }
  try {
    await Promise.all(Array.from({ length: readers }, read))
  } finally {
    await chromiumBrowser.close()
  }
  return { passed: pages.length - faults.length, faults }
}

/** What Storybook lets a visitor reach from within its page. */
interface StorybookWindow {
  __STORYBOOK_PREVIEW__: { ready: () => Promise<void> }
  __STORYBOOK_ADDONS_CHANNEL__: {
    once: (event: string, listener: (payload: unknown) => void) => void
    emit: (event: string, payload: object) => void
  }
}

/** Turns to a written page, as Storybook's sidebar does: its own code is loaded once. @returns why it is not drawn, or null */
const show = (page: Page, id: string): Promise<string | null> =>
  page.evaluate(async (storyId) => {
    const { __STORYBOOK_PREVIEW__: preview, __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as StorybookWindow
    await preview.ready()
    return new Promise<string | null>((end) => {
      channel.once('docsRendered', () => end(null))
      for (const event of ['storyMissing', 'storyErrored', 'storyThrewException'])
        channel.once(event, (reason) => end(`does not show: ${event} ${JSON.stringify(reason)}`))
      setTimeout(() => end('does not show: nothing is drawn'), 15_000)
      channel.emit('setCurrentStory', { storyId, viewMode: 'docs' })
    })
  }, id)

/** What is wrong with the written page that is drawn; null where nothing is. */
async function faultOf(page: Page): Promise<string | null> {
  const heading = page.locator('.sbdocs-content h1').first()
  const fault = page.locator('.sb-show-errordisplay .sb-errordisplay, .sb-show-nopreview .sb-nopreview, #error-message:visible').first()
  await heading
    .or(fault)
    .first()
    .waitFor({ timeout: 15_000 })
    .catch(() => undefined)
  if (!(await heading.isVisible())) {
    const reason = await fault.textContent({ timeout: 1_000 }).catch(() => null)
    return `does not show: ${reason?.trim().slice(0, 300) ?? 'nothing is drawn'}`
  }
  return /^\|.*\|.*\|/m.test(await page.locator('.sbdocs-content').innerText()) ? 'has a table that is not drawn as one.' : null
}
