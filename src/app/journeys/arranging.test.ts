import { expect } from '@playwright/test'
import { test } from './journey.ts'
import {
  categories,
  choose,
  dragUp,
  handleOf,
  inRowMenu,
  namesOf,
  openWorkbench,
  productGrid,
  redo,
  rowOf,
  save,
  setCriterion,
  shownNames,
  signedInPage,
  tall,
  undo,
  workbench,
  type KnownProduct,
} from './merchant.ts'

test.use({ viewport: tall })
const merchantPage = signedInPage()

/** A department: longer than a screen. */
const kitchen = 1
const highestFirst = (a: KnownProduct, b: KnownProduct): number => (b.price ?? -1) - (a.price ?? -1)

test('criteria show what they would move before it counts; applied, they are undone and redone by name, also after a reload', async () => {
  const page = merchantPage()
  const products = await openWorkbench(page, workbench(categories.plates))
  const before = namesOf(products)
  const wanted = namesOf(products.toSorted(highestFirst))
  const drawer = await setCriterion(page, 'Precio', 'De mayor a menor')
  await drawer.getByRole('button', { name: 'Vista previa' }).click()
  await expect(drawer.getByText(/^Vista previa: \d+ productos cambiarían de posición\.$/)).toBeVisible()
  await expect.poll(() => shownNames(page)).toEqual(wanted)
  await expect(undo(page)).toBeDisabled()
  await drawer.getByRole('button', { name: 'Quitar la vista previa' }).click()
  await expect.poll(() => shownNames(page)).toEqual(before)

  await drawer.getByRole('button', { name: 'Aplicar' }).click()
  await expect.poll(() => shownNames(page)).toEqual(wanted)
  await expect(undo(page)).toHaveAccessibleName('Deshacer: orden por Precio')
  await undo(page).click()
  await expect.poll(() => shownNames(page)).toEqual(before)
  await expect(redo(page)).toHaveAccessibleName('Rehacer: orden por Precio')
  await redo(page).click()
  await expect.poll(() => shownNames(page)).toEqual(wanted)

  await page.reload()
  await expect(page.getByText('Tus cambios siguen aquí')).toBeVisible()
  await expect.poll(() => shownNames(page)).toEqual(wanted)
  await undo(page).click()
  await expect.poll(() => shownNames(page)).toEqual(before)
})

test('chosen products go to a position and are pinned there; criteria leave them, and released they stay where they are', async () => {
  const page = merchantPage()
  const products = await openWorkbench(page, workbench(categories.cakeStands))
  const before = namesOf(products)
  const [first, second] = [before[5]!, before[8]!]
  await choose(page, [second, first])
  await page.getByRole('textbox', { name: 'A la posición' }).fill('2')
  await page.getByRole('button', { name: 'Mover', exact: true }).click()
  // As a block in the sequence in which they are seen, not in that of choosing.
  await expect.poll(async () => (await shownNames(page)).slice(0, 4)).toEqual([before[0], first, second, before[1]])
  await page.getByRole('button', { name: 'Fijar', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Fijar donde está' }).click()
  await expect(undo(page)).toHaveAccessibleName('Deshacer: 2 productos fijados, el primero en la posición 2')

  await page.getByRole('button', { name: 'Quitar la selección' }).click()
  const drawer = await setCriterion(page, 'Precio', 'De mayor a menor')
  await expect(drawer.getByText('Los 2 productos fijados no se mueven.')).toBeVisible()
  await drawer.getByRole('button', { name: 'Aplicar' }).click()
  const others = namesOf(products.filter(({ name }) => name !== first && name !== second).toSorted(highestFirst))
  const wanted = [others[0], first, second, ...others.slice(1)]
  await expect.poll(() => shownNames(page)).toEqual(wanted)

  await choose(page, [first, second])
  await page.getByRole('button', { name: 'Desfijar', exact: true }).click()
  await expect(undo(page)).toHaveAccessibleName('Deshacer: 2 productos desfijados')
  await expect.poll(() => shownNames(page)).toEqual(wanted)
  await inRowMenu(page, first, 'Al final')
  await expect.poll(async () => (await shownNames(page)).at(-1)).toBe(first)
})

test('sold-out products go last while the rule holds, saved and all, and are back at their exact place without it', async () => {
  const page = merchantPage()
  const products = await openWorkbench(page, workbench(categories.handbags))
  const before = namesOf(products)
  const wanted = namesOf([...products.filter(({ stock }) => stock > 0), ...products.filter(({ stock }) => stock === 0)])
  expect(wanted).not.toEqual(before)
  await page.getByRole('button', { name: 'Reglas', exact: true }).click()
  await page.getByRole('checkbox', { name: 'Agotados al final' }).click()
  await page.getByRole('button', { name: 'Aplicar', exact: true }).click()
  await expect.poll(() => shownNames(page)).toEqual(wanted)
  await expect(undo(page)).toHaveAccessibleName('Deshacer: regla «Agotados al final»')
  await save(page)
  await page.reload()
  await expect(page.getByText('Guardado; falta indexarlo')).toBeVisible()
  await expect.poll(() => shownNames(page)).toEqual(wanted)

  await page.getByRole('button', { name: 'Reglas · 1' }).click()
  await page.getByRole('checkbox', { name: 'Agotados al final' }).click()
  await page.getByRole('button', { name: 'Aplicar', exact: true }).click()
  await expect.poll(() => shownNames(page)).toEqual(before)
})

test('under a filter a product lands beside its shown neighbour, in the whole list', async () => {
  const page = merchantPage()
  await openWorkbench(page, workbench(categories.teapots))
  const before = await shownNames(page)
  await page.getByRole('button', { name: 'Filtros' }).click()
  await page.getByRole('combobox', { name: 'Marca' }).fill('Retrospot')
  await page.getByRole('option', { name: 'Retrospot', exact: true }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByText('5 de 23 productos')).toBeVisible()
  const shown = await shownNames(page)
  expect(shown).toHaveLength(5)
  const [top, above, , between, last] = shown as [string, string, string, string, string]
  await dragUp(page, last, top)
  await expect.poll(() => shownNames(page)).toEqual([last, ...shown.slice(0, 4)])
  await dragUp(page, between, above)
  await expect.poll(() => shownNames(page)).toEqual([last, top, between, above, shown[2]])
  await page.getByRole('button', { name: 'Ver todo' }).click()
  // Above all that are shown: right above the first of them. Among them: right below the one that is shown above.
  const others = before.filter((name) => name !== last && name !== between)
  const place = others.indexOf(top)
  await expect.poll(() => shownNames(page)).toEqual(others.toSpliced(place, 1, last, top, between))
})

test('a search jumps from hit to hit, and the hits alone keep the positions of the whole list', async () => {
  const page = merchantPage()
  const before = namesOf(await openWorkbench(page, workbench(categories.glasses)))
  const hits = before.filter((name) => /jug/i.test(name))
  expect(hits.length).toBeGreaterThan(2)
  expect(hits.length).toBeLessThan(before.length)
  const search = page.getByRole('searchbox')
  await search.fill('JUG')
  await expect(page.getByText(`1 de ${hits.length}`, { exact: true })).toBeVisible()
  await search.press('Enter')
  await expect(page.getByText(`2 de ${hits.length}`, { exact: true })).toBeVisible()
  await expect(rowOf(page, hits[1]!)).toHaveAttribute('aria-current', 'true')
  await search.press('Shift+Enter')
  await search.press('ArrowUp')
  await expect(rowOf(page, hits.at(-1)!)).toHaveAttribute('aria-current', 'true')
  await page.getByRole('switch', { name: 'Solo estos' }).click()
  await expect.poll(() => shownNames(page)).toEqual(hits)
  for (const name of hits) {
    await expect(
      productGrid(page).getByRole('button', {
        name: `Cambiar la posición de ${name}, ahora ${before.indexOf(name) + 1} de ${before.length}`,
        exact: true,
      }),
    ).toBeVisible()
  }
})

test('what is chosen far below is drawn at the top at once: no box fades into that of another product, and marks fade once they are painted', async () => {
  const page = merchantPage()
  await page.goto(workbench(kitchen))
  const grid = productGrid(page)
  await expect(grid).toHaveAttribute('aria-busy', 'false')
  /** Scrolls, and gives what then fades within two frames. */
  const scroll = (to: 'top' | 'bottom') =>
    grid.evaluate(async (list, where) => {
      const fading: string[] = []
      const note = (event: Event): void => void fading.push((event as TransitionEvent).propertyName)
      list.addEventListener('transitionrun', note)
      list.scrollTop = where === 'top' ? 0 : list.scrollHeight
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
      list.removeEventListener('transitionrun', note)
      return fading
    }, to)
  await scroll('bottom')
  const chosen = (await shownNames(page)).slice(-5)
  await choose(page, chosen)
  // A box under the mouse may fade: somebody is at it.
  await page.mouse.move(2, 2)
  expect(await scroll('top')).toEqual([])
  await expect(handleOf(page, chosen[0]!)).toHaveCount(0)
  await scroll('bottom')
  await handleOf(page, chosen[0]!).focus()
  await page.keyboard.press('1')
  const fadingAtFirst = await grid.evaluateHandle((list) => {
    const seen = { fading: -1 }
    const look = (): void => {
      if (list.querySelector('[data-nth="0"]')) seen.fading = list.getAnimations({ subtree: true }).length
    }
    list.addEventListener('keydown', () => requestAnimationFrame(look), { capture: true, once: true })
    return seen
  })
  await page.keyboard.press('Enter')
  await expect.poll(() => fadingAtFirst.evaluate(({ fading }) => fading)).toBe(0)
  expect((await shownNames(page)).slice(0, 5)).toEqual(chosen)
  await expect.poll(() => grid.evaluate((list) => list.getAnimations({ subtree: true }).length)).toBe(5)
  await undo(page).click()
})
