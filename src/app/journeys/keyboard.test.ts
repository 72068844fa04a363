import { expect, type Locator } from '@playwright/test'
import { test } from './journey.ts'
import { categories, fillSignIn, handleOf, productGrid, shownNames, signIn, workbench } from './merchant.ts'

test('with the keyboard alone a list is chosen, products are found, chosen, moved to the top and pinned, and the ordering is saved', async ({
  page,
}) => {
  const { keyboard } = page
  /** Goes on with Tab until a control has the focus. */
  const tabTo = async (control: Locator): Promise<void> => {
    await expect(control).toBeEnabled()
    for (let presses = 0; presses < 60; presses++) {
      if (await control.evaluate((element) => element === document.activeElement)) return
      await keyboard.press('Tab')
    }
    throw new Error(`Tab does not lead to ${String(control)}.`)
  }
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
  await page.goto('/category-sort')
  await fillSignIn(page)
  await tabTo(page.getByRole('searchbox', { name: 'Buscar categorías' }))
  await keyboard.type('purses')
  await tabTo(page.getByRole('link', { name: /^Purses/ }))
  await keyboard.press('Enter')
  await page.waitForURL(`**${workbench(categories.purses)}**`)
  const before = await shownNames(page)

  await tabTo(page.getByRole('searchbox', { name: 'Buscar por nombre, referencia o ID' }))
  await keyboard.type(before[6]!)
  await expect(productGrid(page).getByRole('row').filter({ hasText: before[6]! }).first()).toHaveAttribute('aria-current', 'true')
  await tabTo(button(/^Seleccionar(lo| los)/))
  await keyboard.press('Enter')
  await expect(page.getByRole('group', { name: /seleccionado/ })).toBeVisible()
  await tabTo(button('Al principio'))
  await keyboard.press('Enter')
  await expect.poll(async () => (await shownNames(page))[0]).toBe(before[6])
  await tabTo(button('Fijar'))
  await keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Fijar donde está' })).toBeFocused()
  await keyboard.press('Enter')
  await expect(page.getByRole('button', { name: `Deshacer: «${before[6]!}» fijado en la posición 1` })).toBeVisible()
  await keyboard.press('Control+s')
  await expect(page.getByText('Guardado; falta indexarlo')).toBeVisible()
})

test('the first row of a list is reached with few presses of Tab: by the links that skip, and without them', async ({ page }) => {
  const { keyboard } = page
  await signIn(page, workbench(categories.signs))
  await page.reload()
  const [first, second] = await shownNames(page)
  await keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Ir al contenido' })).toBeFocused()
  await keyboard.press('Enter')
  await keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Ir a la lista' })).toBeFocused()
  await keyboard.press('Enter')
  await expect(handleOf(page, first!)).toBeFocused()
  await keyboard.press('ArrowDown')
  await expect(handleOf(page, second!)).toBeFocused()

  await page.getByRole('main').focus()
  await keyboard.press('Tab')
  await keyboard.press('Enter')
  await expect(handleOf(page, second!)).toBeFocused()

  await page.getByRole('main').focus()
  let presses = 0
  while (presses < 30 && !(await handleOf(page, second!).evaluate((handle) => handle === document.activeElement))) {
    await keyboard.press('Tab')
    presses++
  }
  // Among them the question marks of the list's health and of the value meter.
  expect(presses).toBeLessThanOrEqual(12)
})
