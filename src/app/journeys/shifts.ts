import type { Page } from '@playwright/test'

/** As browsers tell of it; TypeScript does not know it. */
interface LayoutShift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
  sources: readonly { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}

/** The most that a page may shift while its data comes: below 0.1 the web’s own measure calls it good. */
export const mostShift = 0.05

/**
 * How much moved without anybody’s doing since the page was opened, as
 * browsers measure it, and what it was: its beginning, from where to where.
 */
export const shifts = (page: Page): Promise<{ sum: number; moved: string[] }> =>
  page.evaluate(
    () =>
      new Promise((done) => {
        let sum = 0
        const moved: string[] = []
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as LayoutShift[]) {
            if (entry.hadRecentInput) continue
            sum += entry.value
            for (const { node, previousRect, currentRect } of entry.sources)
              moved.push(`${node?.textContent?.slice(0, 30) ?? ''} (${previousRect.y} → ${currentRect.y})`)
          }
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => done({ sum, moved }), 200)
      }),
  )
