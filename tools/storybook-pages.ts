import { chromium, type Page } from 'playwright'
import { openStorybook, type StorybookWindow } from '../.storybook/storybook-page.ts'
import type { TestChromium } from './chromium.ts'

/** How many written pages are open side by side. */
const readers = 3

/** After this, in milliseconds, a written page is given up. */
const maxWait = 15_000

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
    let page: Page | undefined
    for (let next = queue.shift(); next; next = queue.shift()) {
      page ??= (await openStorybook(chromiumBrowser, address)).page
      const fault = (await show(page, next.id)) ?? (await faultOf(page))
      if (fault === null) continue
      faults.push(`${next.importPath} ${fault}`)
      // What it still does would count for the next one.
      await page.context().close()
      page = undefined
    }
  }
  try {
    await Promise.all(Array.from({ length: readers }, read))
  } finally {
    await chromiumBrowser.close()
  }
  return { passed: pages.length - faults.length, faults }
}

/** Turns to a written page, as Storybook's sidebar does: its own code is loaded once. @returns why it is not drawn, or null */
const show = (page: Page, id: string): Promise<string | null> =>
  page.evaluate(
    ([storyId, longest]) =>
      new Promise<string | null>((resolve) => {
        const channel = (window as unknown as StorybookWindow).__STORYBOOK_ADDONS_CHANNEL__
        const end = (fault: string | null): void => {
          clearTimeout(timer)
          for (const [event, listener] of Object.entries(listeners)) channel.off(event, listener)
          resolve(fault)
        }
        const failed = (event: string) => (reason: unknown) => end(`does not show: ${event} ${JSON.stringify(reason)}`)
        const listeners = {
          docsRendered: (rendered: string) => rendered === storyId && end(null),
          storyMissing: failed('storyMissing'),
          storyErrored: failed('storyErrored'),
          storyThrewException: failed('storyThrewException'),
        }
        const timer = setTimeout(() => end('does not show: nothing is drawn'), longest)
        for (const [event, listener] of Object.entries(listeners)) channel.on(event, listener)
        channel.emit('setCurrentStory', { storyId, viewMode: 'docs' })
      }),
    [id, maxWait] as const,
  )

/** What is wrong with the written page that is drawn; null where nothing is. */
async function faultOf(page: Page): Promise<string | null> {
  const heading = page.locator('.sbdocs-content h1').first()
  const fault = page.locator('.sb-show-errordisplay .sb-errordisplay, .sb-show-nopreview .sb-nopreview, #error-message:visible').first()
  await heading
    .or(fault)
    .first()
    .waitFor({ timeout: maxWait })
    .catch(() => undefined)
  if (!(await heading.isVisible())) {
    const reason = await fault.textContent({ timeout: 1_000 }).catch(() => null)
    return `does not show: ${reason?.trim().slice(0, 300) ?? 'nothing is drawn'}`
  }
  return /^\|.*\|.*\|/m.test(await page.locator('.sbdocs-content').innerText()) ? 'has a table that is not drawn as one.' : null
}
