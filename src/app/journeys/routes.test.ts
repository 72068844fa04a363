import { expect, test } from '@playwright/test'
import { paths } from '../paths.ts'
import { signedInPage } from './merchant.ts'

const merchantPage = signedInPage()

test('every route shows a screen with a title of its own, under its own address', async () => {
  test.setTimeout(120_000)
  const page = merchantPage()
  const titles = new Set<string>()
  for (const [name, pattern] of Object.entries(paths)) {
    if (name === 'signIn') continue
    const path = pattern.replace(/:\w+/g, 'Verano%202.0')
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(new URL(page.url()).pathname).toBe(path)
    titles.add(await page.title())
  }
  expect(titles.size).toBe(Object.keys(paths).length - 1)
  for (const title of titles) expect(title).toMatch(/ · Samara$/)
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

test('a screen that comes later says so and what it will do', async () => {
  const page = merchantPage()
  await page.goto('/reports')
  await expect(page.getByRole('main').getByText('Próximamente', { exact: true })).toBeVisible()
  await expect(page.getByText('Ventas por fechas, comparadas con otro periodo')).toBeVisible()
  await page.getByRole('link', { name: 'Ir al inicio', exact: true }).click()
  await page.waitForURL('**/home')
})
