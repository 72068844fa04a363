import { expect } from '@playwright/test'
import { test } from './journey.ts'
import { categories, productGrid, signedInPage, workbench } from './merchant.ts'

// Fingers need larger buttons, which take more room.
const page = signedInPage({ hasTouch: true })
const screen = { width: 360, height: 740 } as const
/** Pixels of a phone's height that must be products. */
const least = 420

test.beforeAll(() => page().setViewportSize(screen))

/** Pixels between the head of the list and what covers its lower end. */
const heightOfProducts = (): Promise<number> =>
  productGrid(page()).evaluate((grid) => {
    const head = grid.querySelector('[role=row]')!.getBoundingClientRect()
    const frame = grid.getBoundingClientRect()
    return Math.min(frame.bottom, innerHeight) - head.bottom
  })

/** Waits until neither the page nor the list scrolls any more. */
const rests = (): Promise<void> =>
  productGrid(page()).evaluate(async (grid) => {
    const places = (): string =>
      `${String(scrollY)} ${String(grid.scrollTop)} ${String(grid.querySelector('[data-row-id]')?.getBoundingClientRect().top)}`
    for (let before = ''; before !== places(); await new Promise((done) => setTimeout(done, 250))) before = places()
  })

/** Buttons and links in sight that a finger can miss. */
const tooSmall = (): Promise<string[]> =>
  page().evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        '[data-slot=save-bar] button, [data-slot=selection-bar] button, main [data-slot=icon-button]',
      ),
    ]
      .filter((button) => button.offsetParent !== null && !button.closest('[role=grid]'))
      .filter((button) => Math.min(button.offsetWidth, button.offsetHeight) < (matchMedia('(pointer: coarse)').matches ? 44 : 32))
      .map((button) => `${button.textContent || button.ariaLabel || ''} ${String(button.offsetWidth)}×${String(button.offsetHeight)}`),
  )

test('most of a phone is products: before scrolling, while scrolling, with chosen products and with changes', async () => {
  await page().goto(workbench(categories.christmasDecorations))
  await expect(productGrid(page()).locator('[data-row-id]').first()).toBeVisible()
  await expect(page().getByRole('button', { name: 'Guardar' })).toBeVisible()
  expect(await heightOfProducts()).toBeGreaterThanOrEqual(least)
  expect(await tooSmall()).toEqual([])
  expect(await page().evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(screen.width)

  await productGrid(page()).hover()
  await page().mouse.wheel(0, 900)
  await expect(page().getByRole('banner')).toBeHidden()
  await rests()
  const scrolled = await heightOfProducts()
  expect(scrolled).toBeGreaterThanOrEqual(least + 100)

  // One that is in sight: reaching for another would scroll.
  const inSight = await productGrid(page())
    .locator('[data-row-id]')
    .evaluateAll((rows) => rows.find((row) => row.getBoundingClientRect().top > innerHeight / 2)!.getAttribute('data-row-id')!)
  const box = await productGrid(page()).locator(`[data-row-id="${inSight}"]`).getByRole('checkbox').boundingBox()
  // A finger that lands beside the box chooses all the same.
  await page().touchscreen.tap(box!.x - 8, box!.y - 8)
  const bar = page().getByRole('group', { name: '1 seleccionado' })
  await expect(bar).toBeVisible()
  await expect(page().getByRole('button', { name: 'Guardar' })).toBeHidden()
  expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(60)
  expect(await heightOfProducts()).toBeGreaterThanOrEqual(scrolled)
  expect(await tooSmall()).toEqual([])

  await bar.getByRole('button', { name: 'A la posición' }).click()
  await page().getByRole('textbox', { name: 'A la posición' }).fill('1')
  await page().keyboard.press('Enter')
  await bar.getByRole('button', { name: 'Quitar la selección' }).click()
  await expect(page().getByRole('button', { name: 'Guardar' })).toBeEnabled()
  expect(await heightOfProducts()).toBeGreaterThanOrEqual(least)

  // Also when the changes come back after a reload.
  await page().reload()
  await expect(page().getByText('1 cambio sin guardar')).toBeVisible()
  await expect(productGrid(page()).locator('[data-row-id]').first()).toBeVisible()
  expect(await heightOfProducts()).toBeGreaterThanOrEqual(least)

  await productGrid(page()).hover()
  await page().mouse.wheel(0, -5_000)
  await expect(page().getByRole('banner')).toBeVisible()
  await rests()
  expect(await heightOfProducts()).toBeGreaterThanOrEqual(least)
})

test('what the line of tools has no room for is in a sheet: rules, view, files, and what the first places are worth', async () => {
  await page().goto(workbench(categories.christmasDecorations))
  await expect(productGrid(page()).locator('[data-row-id]').first()).toBeVisible()
  await page().getByRole('button', { name: 'Herramientas' }).click()
  const sheet = page().getByRole('dialog', { name: 'Herramientas' })
  for (const name of ['Reglas', 'Exportar CSV', 'Exportar XLSX']) await expect(sheet.getByRole('button', { name })).toBeVisible()
  await expect(sheet.getByRole('radio', { name: '24' })).toBeVisible()
  await page().keyboard.press('Escape')
  await page().getByRole('button', { name: 'Criterios' }).click()
  await expect(page().getByRole('dialog').or(page().getByRole('complementary')).first()).toBeVisible()
})
