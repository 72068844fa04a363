import type { Page } from 'playwright'
import { demoSignIn } from '../demo/demo-store.ts'

/** Signs in as the merchant of the demo shop. Ends on the home page, with its heading there. */
export async function signIn(page: Page, address: string): Promise<void> {
  await page.goto(`${address}/home`)
  await page.getByLabel('Correo electrónico').fill(demoSignIn.email)
  await page.getByLabel('Contraseña', { exact: true }).fill(demoSignIn.password)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await page.waitForURL(`${address}/home`)
  await page.getByRole('heading', { level: 1 }).waitFor()
}

/** The same, and then forgets everything but that. Ends on an empty page. */
export async function signInAfresh(page: Page, address: string): Promise<void> {
  await signIn(page, address)
  await page.evaluate(() => localStorage.clear())
  await page.goto('about:blank')
}
