import { expect } from '@playwright/test'
import { test } from './journey.ts'
import { dragUp, shownNames, signedInPage, tall } from './merchant.ts'

test.use({ viewport: tall })
const merchantPage = signedInPage()

test('a tour is followed to its end on a real list, with the pointer at work and the sheet beside it', async () => {
  const page = merchantPage()
  await page.goto('/category')
  await page.getByRole('button', { name: 'Demo rápida' }).click()
  const panel = page.getByRole('dialog', { name: 'Demo rápida' })
  await expect(panel.getByRole('navigation', { name: 'Paso a paso: Orden manual' })).toBeVisible()
  await panel.getByRole('button', { name: 'Enséñame: Orden manual' }).click()
  await expect(panel).toBeHidden()

  const step = page.getByRole('region', { name: 'Orden manual' })
  await expect(step).toContainText('Paso 1 de 3')
  await expect(step).toBeFocused()
  await page.getByRole('searchbox', { name: 'Buscar categorías' }).fill('Bunting')
  await page.getByRole('link', { name: /^Bunting/ }).click()
  await expect(step).toContainText('Arrastra un producto por su asa')
  const before = await shownNames(page)
  await dragUp(page, before[2]!, before[0]!)
  await expect(step).toContainText('Pulsa «Guardar»')
  // Nothing was saved by the tour.
  await expect(page.getByText('1 cambio sin guardar')).toBeVisible()
  await page.keyboard.press('Control+s')
  await expect(step).toContainText('Guía terminada')
  await step.getByRole('button', { name: 'Terminar' }).press('Enter')
  await expect(step).toBeHidden()
  await expect(page.locator('main')).toBeFocused()
})

test('the help is read by somebody who is not signed in', async ({ browser }) => {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto('/help/vtex-rights')
  await expect(page.getByText('Catalog / Content / Product and SKU Management')).toBeVisible()
  await page.getByRole('link', { name: 'Toda la ayuda' }).click()
  await page.getByRole('searchbox', { name: 'Buscar en la ayuda' }).fill('argon2id')
  await expect(page.getByRole('link', { name: 'Seguridad y privacidad' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Criterio', exact: true })).toBeHidden()
  await context.close()
})

test('what unfolds shows its beginning all the while: nothing moves under the pointer that presses it', async () => {
  const page = merchantPage()
  await page.goto('/home')
  await page.getByRole('button', { name: 'Demo rápida' }).click()
  const panel = page.getByRole('dialog', { name: 'Demo rápida' })
  await panel.getByRole('searchbox', { name: 'Buscar en la ayuda' }).fill('Añadir una tienda')
  const heading = panel.getByRole('button', { name: 'Agregar una tienda', exact: true })
  const scrolled = await heading.evaluate(async (element: HTMLElement) => {
    element.click()
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    const topic = document.getElementById(element.getAttribute('aria-controls') ?? '')!
    const [unfolding] = topic.getAnimations()
    if (!unfolding) throw new Error('It does not unfold.')
    unfolding.pause()
    unfolding.currentTime = 60
    const buttons = topic.querySelectorAll('button')
    buttons[buttons.length - 1]!.scrollIntoView()
    return topic.scrollTop
  })
  expect(scrolled).toBe(0)
})

test('a task is found by other words than its own, and its tour holds nobody up', async () => {
  const page = merchantPage()
  await page.goto('/home')
  await page.getByRole('button', { name: 'Demo rápida' }).click()
  const panel = page.getByRole('dialog', { name: 'Demo rápida' })
  const search = panel.getByRole('searchbox', { name: 'Buscar en la ayuda' })
  await search.fill('informes')
  await expect(panel.getByRole('link', { name: 'Ver qué se vendió y qué hizo cada indexación' })).toBeVisible()
  await search.fill('Añadir una tienda')
  await panel.getByRole('button', { name: 'Agregar una tienda', exact: true }).click()
  await panel.getByRole('button', { name: 'Enséñame: Agregar una tienda' }).click()

  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'Buscar y hacer' })
  await palette.getByRole('combobox').fill('añadir')
  await expect(palette.getByRole('option', { name: /^Agregar una tienda/ })).toBeVisible()
  await palette.getByRole('option', { name: 'Nueva tienda' }).click()

  // The demo store asks for no key: there is nothing to do in two steps.
  const step = page.getByRole('region', { name: 'Agregar una tienda' })
  await page.getByRole('radio', { name: /^Tienda de demostración/ }).click()
  await expect(step).toContainText('Paso 5 de 5')
  await expect(step).toContainText('Pulsa «Crear la tienda de demostración»')
  await step.getByRole('button', { name: 'Salir de la guía' }).click()

  // What the tour explains of a menu stays open.
  await page.goto('/configuration#stores')
  await page.getByRole('button', { name: 'Demo rápida' }).click()
  await panel.getByRole('button', { name: /^Enséñame: Sincronizar/ }).click()
  await page.getByRole('button', { name: 'Acciones de Demo Gift Shop', exact: true }).click()
  const actions = page.getByRole('region', { name: 'Sincronizar, editar y eliminar' })
  await expect(actions).toContainText('Paso 3 de 6')
  await actions.getByRole('button', { name: 'Siguiente' }).click()
  await expect(actions).toContainText('Paso 4 de 6')
  await expect(page.getByRole('menuitem', { name: 'Cambiar el nombre' })).toBeVisible()
})
