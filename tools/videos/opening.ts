import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, Page } from 'playwright'
import type { Language } from '../../contract/index.ts'
import { paths } from '../../src/app/paths.ts'
import { preference } from '../../src/i18n/preference.ts'
import { screenSize } from './camera.ts'
import { nothingComes, Performer } from './performer.ts'
import { drawPointer } from './pointer.ts'
import type { PicturesScript, VideoScript } from './script.ts'
import { exampleStore } from './scripts.ts'

/** The demo merchant, as the sign-in page names them. */
const merchant = { email: 'demo@samara.example', password: 'samara-demo' } as const

const locales: Readonly<Record<Language, string>> = { es: 'es-ES', en: 'en-GB', pt: 'pt-BR' }

export interface Opening {
  address: string
  simulatorPort: string
  script: VideoScript | PicturesScript
  language: Language
}

/** Opens the account on the platform that videos connect. */
async function openAccount(simulatorPort: string): Promise<void> {
  const { account, key, token } = exampleStore
  const answer = await fetch(`http://127.0.0.1:${simulatorPort}/__simulator/accounts/${account}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ key, secret: token }),
  })
  if (!answer.ok) throw new Error(`The account could not be opened: ${String(answer.status)}`)
}

/** A page that shows where the script begins, signed in, with what must be done before done. */
export async function openBeginning(browser: Browser, { address, simulatorPort, script, language }: Opening): Promise<Page> {
  if ('topic' in script) await openAccount(simulatorPort)
  const context = await browser.newContext({
    viewport: screenSize,
    locale: locales[language],
    timezoneId: 'America/Bogota',
    colorScheme: 'light',
  })
  await context.addInitScript(([name, value]) => localStorage.setItem(name, value), [preference, language] as const)
  const page = await context.newPage()
  await page.goto(`${address}${paths.home}`)
  await page.locator('input[type="email"]').fill(merchant.email)
  await page.locator('input[type="password"]').fill(merchant.password)
  await page.keyboard.press('Enter')
  await page.waitForURL(`**${paths.home}`)
  const beginning = `${address}${paths[script.begins]}`
  if ('before' in script && script.before) {
    await page.goto(beginning)
    const performer = new Performer(page, language)
    for (const action of script.before) await performer.do(action)
  }
  await context.addInitScript(drawPointer)
  await page.goto(beginning)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle').catch(() => undefined)
  await nothingComes(page)
  await sleep(1_500)
  return page
}
