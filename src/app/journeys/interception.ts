import type { Page, Route } from '@playwright/test'

interface Interception {
  over: boolean
}

const interceptions = new WeakMap<Page, Interception[]>()

/** Answers the calls of a page to an address in the server's place, until they are let through or the page is closed. */
export async function intercept(page: Page, address: string | RegExp, answer: (route: Route) => unknown): Promise<void> {
  const interception: Interception = { over: false }
  interceptions.set(page, [...(interceptions.get(page) ?? []), interception])
  await page.route(address, async (route) => {
    if (interception.over) return route.fallback()
    try {
      await answer(route)
    } catch (fault) {
      // A call that was under way when its page went, or when calls were let through, has nobody left to answer.
      if (!interception.over && !page.isClosed()) throw fault
    }
  })
}

/**
 * From now on the server answers every call of the page again. The routes of Playwright stay, and pass them on:
 * where the last route is taken away, a request that the browser sends in that moment is never answered.
 */
export function letThrough(page: Page): void {
  for (const interception of interceptions.get(page) ?? []) interception.over = true
}
