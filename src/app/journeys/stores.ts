import type { Page } from '@playwright/test'
import type { StoreCredential } from '../../../contract/index.ts'
import { intercept, letThrough } from './interception.ts'
import { test } from './journey.ts'

/** Where a page asks for the stores of the person. */
export const storesCall = '**/api/v1/user/vtexcredential/**'

/** The stores of the person, made of the real one. */
export async function withStores(page: Page, change: (real: StoreCredential) => StoreCredential[]): Promise<void> {
  await intercept(page, storesCall, async (route) => {
    const answer = await route.fetch()
    const { data } = (await answer.json()) as { data: StoreCredential[] }
    await route.fulfill({ response: answer, json: { isSuccess: true, data: change(data[0]!) } })
  })
}

/** The store selector of the header. */
export const storeSelector = (page: Page) => page.getByRole('button', { name: /^Tienda:/ })

/** After each test of the file: invented answers end, and which store is chosen and what is kept of it is forgotten. */
export function forgetStoresAfterEach(merchantPage: () => Page): void {
  test.afterEach(async () => {
    letThrough(merchantPage())
    await merchantPage().evaluate(() => {
      for (const storage of [localStorage, sessionStorage])
        for (const name of Object.keys(storage)) if (/^SMR\.(cache|actualstore|empty)/.test(name)) storage.removeItem(name)
    })
  })
}
