import { type BrowserContext, expect, test as base } from '@playwright/test'

/** What the page calls when it was put away. */
const binding = 'pagePutAway'

/**
 * Reports a page that was shown and is put away again while a part of it comes: React hides
 * what waits for code or sentences. Another address is another page, which may have to come.
 */
function watchContent(report: string): void {
  let shownAt: string | null = null
  new MutationObserver(() => {
    const content = document.querySelector('main')
    if (!content) return
    if (!content.closest('[style*="display: none"]')) shownAt = location.pathname
    else if (shownAt === location.pathname) {
      shownAt = null
      ;(window as unknown as Record<string, (address: string) => void>)[report]!(location.pathname + location.search)
    }
  }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['style'] })
}

/** Addresses of pages of this worker that were put away. What is put away inside of a page that stays is not seen. */
const seen: string[] = []

async function watch(context: BrowserContext): Promise<void> {
  await context.exposeBinding(binding, (_, address: string) => void seen.push(address))
  await context.addInitScript(watchContent, binding)
}

/** A journey: it fails as well where a page that somebody reads is put away for a part of it, in whatever window. */
export const test = base.extend<{ putAway: string[] }>({
  browser: [
    async ({ browser }, use) => {
      const open = browser.newContext.bind(browser)
      browser.newContext = async (options) => {
        const context = await open(options)
        await watch(context)
        return context
      }
      await use(browser)
    },
    { scope: 'worker' },
  ],
  putAway: [
    async ({ browserName: _ }, use) => {
      await use(seen)
      expect(seen.splice(0), 'pages that were put away while a part of them came').toEqual([])
    },
    { auto: true },
  ],
})
