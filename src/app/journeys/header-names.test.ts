import { expect } from '@playwright/test'
import { intercept } from './interception.ts'
import { test } from './journey.ts'
import { cutOffText } from '../../../.storybook/cut-off-text.ts'
import { signedInPage } from './merchant.ts'
import { forgetStoresAfterEach, storeSelector, withStores } from './stores.ts'
import { resizeTo } from './window-size.ts'

const merchantPage = signedInPage()
forgetStoresAfterEach(merchantPage)

for (const [kind, name] of [
  ['120 characters', 'Otorrinolaringologíamente'.repeat(5).slice(0, 120)],
  ['right-to-left', 'متجر الهدايا والبذور للحدائق والمنازل في المدينة القديمة (اختبار) 2026'],
  ['emoji', '👩‍👩‍👧‍👦🎁 Regalos 🇧🇷🏳️‍🌈'.repeat(4)],
] as const)
  test(`names with ${kind} stay inside header, store selector, account menu, notices and title`, async () => {
    const page = merchantPage()
    const kept = await page.evaluate((called) => {
      const key = Object.keys(sessionStorage).find((each) => each.startsWith('SMR.user'))!
      const before = sessionStorage.getItem(key)!
      const user = JSON.parse(before) as { profile: { name: string } }
      sessionStorage.setItem(key, JSON.stringify({ ...user, profile: { ...user.profile, name: called } }))
      return { key, before }
    }, name)
    try {
      await withStores(page, (real) => [
        { ...real, displayName: name },
        { ...real, id: '2', store: 'second', displayName: `${name} 2` },
      ])
      const notice = { store: 'demo', storeName: name, at: new Date().toISOString(), read: false, publication: null, synchronisation: null }
      await intercept(page, '**/api/v1/notices**', (route) =>
        route.fulfill({
          json: {
            isSuccess: true,
            data: {
              unread: 2,
              notices: [
                { ...notice, id: '2', kind: 'drift', list: { kind: 'category', id: 1, name }, figures: { differing: 3 } },
                { ...notice, id: '1', kind: 'credential-invalid', list: null, figures: {} },
              ],
            },
          },
        }),
      )
      await page.goto('/home')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.waitForLoadState('networkidle')
      for (const width of [1440, 1024, 360]) {
        await resizeTo(page, width)
        const fits = async (place: string) => {
          expect(await page.evaluate(() => document.documentElement.scrollWidth), place).toBeLessThanOrEqual(width)
          expect(await cutOffText(page, 'title'), `${place} at ${String(width)}`).toEqual([])
        }
        await fits('page')
        await storeSelector(page).click()
        await expect(page.getByRole('menuitemradio')).toHaveCount(2)
        await fits('store selector')
        await page.keyboard.press('Escape')
        await expect(page.getByRole('menuitemradio')).toHaveCount(0)
        await page.getByRole('button', { name: /^Notificaciones/ }).click()
        await expect(page.getByRole('heading', { level: 2, name: 'Notificaciones' })).toBeVisible()
        await fits('notices')
        await page.keyboard.press('Escape')
        await page.getByRole('button', { name: /^Cuenta de/ }).click()
        await expect(page.getByRole('menuitem', { name: 'Mi cuenta' })).toBeVisible()
        await fits('account menu')
        await page.keyboard.press('Escape')
      }
    } finally {
      await page.evaluate(({ key, before }) => sessionStorage.setItem(key, before), kept)
      await page.setViewportSize({ width: 1280, height: 800 })
    }
  })
