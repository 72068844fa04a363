import { expect } from '@playwright/test'
import { test } from './journey.ts'
import { paths, screenOf, type RouteName, type ScreenName } from '../paths.ts'
import { longestBlank } from '../part-at-once.ts'
import { signedInPage, workbench } from './merchant.ts'

const merchantPage = signedInPage()

/** A department, which is looked at alone. */
const baking = 2

/** Which screen an address without parameters shows. */
const screenAt = (name: string): ScreenName => screenOf(name as RouteName, '')

/** Runs in every page: notes where a placeholder is drawn instead of a screen, which then stays for 300 ms. */
function watchForPlaceholder(blank: number): void {
  // A page stays blank for so long at most. Here for longer, so that a slow machine changes nothing.
  const { setTimeout } = window
  window.setTimeout = ((run: () => void, milliseconds?: number) =>
    setTimeout(run, milliseconds === blank ? 20_000 : milliseconds)) as typeof setTimeout
  new MutationObserver(() => {
    if (document.querySelector('[data-slot=waiting]')) document.documentElement.dataset['waited'] = ''
  }).observe(document, { childList: true, subtree: true })
}

test('every route shows its screen at once, under its own address, and no two screens have the same title', async () => {
  test.setTimeout(120_000)
  const page = merchantPage()
  await page.addInitScript(watchForPlaceholder, longestBlank)
  const waited: string[] = []
  const visit = async (address: string): Promise<void> => {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    if ((await page.locator('html[data-waited]').count()) > 0) waited.push(address)
  }
  const titles = new Map<string, ScreenName>()
  const screens = new Set(Object.keys(paths).map(screenAt))
  const differing: string[] = []
  for (const [name, pattern] of Object.entries(paths)) {
    if (name === 'signIn') continue
    // Names that people gave may have a full stop; those of the help are ours.
    const path = pattern.replace(/:\w+/g, name === 'helpPage' ? 'no-page-of-ours' : 'Verano%202.0')
    await visit(path)
    expect(new URL(page.url()).pathname).toBe(path)
    const heading = () => page.getByRole('heading', { level: 1 }).innerText()
    await expect(page).toHaveTitle(/ · Samara$/)
    // Home greets.
    if (name !== 'home')
      await expect.poll(async () => (await page.title()) === `${await heading()} · Samara`, `the title of ${path}`).toBe(true)
    const title = await page.title()
    const screen = screenAt(name)
    if (titles.has(title) && titles.get(title) !== screen) differing.push(`${path}: the title of ${titles.get(title)!}`)
    titles.set(title, screen)
  }
  await visit(`${workbench(baking)}&store=samara-demo`)
  await visit(workbench(baking))
  await page.evaluate(() => localStorage.setItem('SMR.start-page', '"indexAdmin"'))
  await visit('/')
  expect(new URL(page.url()).pathname).toBe(paths.indexAdmin)
  expect(waited).toEqual([])
  expect(differing).toEqual([])
  expect(titles.size).toBe(screens.size - 1)
})

for (const [typed, shown] of [
  ['/Category-Sort/?search=a&nothing=1#there', '/category-sort?search=a&nothing=1#there'],
  ['/Samara-Collections/Edit/Verano%202.0/', '/samara-collections/edit/Verano%202.0'],
  ['/nowhere', '/home'],
  ['/category/8', '/home'],
  ['/login_new', '/home'],
] as const)
  test(`${typed} leads to ${shown}`, async () => {
    const page = merchantPage()
    await page.goto(typed)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.poll(() => page.url().replace(new URL(page.url()).origin, '')).toBe(shown)
  })
