import type { Page } from '@playwright/test'

/** Gives the window a width, and waits until what scripts lay out by it is drawn too. */
export async function resizeTo(page: Page, width: number, height = 800): Promise<void> {
  await page.setViewportSize({ width, height })
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
  })
}
