import { expect } from '@playwright/test'
import { test } from './journey.ts'
import { readFile } from 'node:fs/promises'
import { categories, namesOf, openWorkbench, save, shownNames, signedInPage, tall, undo, workbench } from './merchant.ts'

test.use({ viewport: tall })
const merchantPage = signedInPage()

test('an exported ordering says what is on screen, product by product', async () => {
  const page = merchantPage()
  const products = await openWorkbench(page, workbench(categories.eggCups))
  await page.getByRole('button', { name: 'Archivo', exact: true }).click()
  const downloaded = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Exportar CSV' }).click()
  const file = await downloaded
  expect(file.suggestedFilename()).toMatch(/^egg-cups-.*\.csv$/)
  const [head, ...lines] = (await readFile(await file.path(), 'utf8')).split(/\r?\n/).filter(Boolean)
  expect(head).toMatch(/^\uFEFF?"?posición"?[;,]"?id"?[;,]"?referencia/)
  expect(lines.map((line) => line.split(/[;,]/).slice(0, 3))).toEqual(
    products.map(({ id, reference }, nth) => [String(nth + 1), String(id), reference]),
  )
})

test('a file with bad lines names each by its number and reason; the good ones become a step, and are saved', async () => {
  const page = merchantPage()
  const products = await openWorkbench(page, workbench(categories.eggCups))
  const id = (nth: number): number => products[nth]!.id
  const lines = [
    'id;posición',
    `${id(9)};1`, // 2
    '999999999;2', // 3: unknown
    `${id(9)};3`, // 4: twice
    '=1+1;4', // 5: formula
    `${id(1)};0`, // 6
    `${id(1)};-1`, // 7
    `${id(1)};1000000000`, // 8
    `${id(1)};pronto`, // 9
    `${id(12)};2`, // 10
  ]
  const file = { name: 'hueveras.csv', mimeType: 'text/csv', buffer: Buffer.from(`\uFEFF${lines.join('\r\n')}\r\n`) }
  await page.getByRole('button', { name: 'Archivo', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Importar un orden…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Importar un orden' })
  await dialog.getByLabel('Archivo con el orden').setInputFiles(file)
  await expect(dialog.getByText('2 líneas correctas')).toBeVisible()
  const bad = await dialog
    .getByRole('table', { name: 'Líneas con problemas' })
    .getByRole('row')
    .filter({ hasNot: page.getByRole('columnheader') })
    .allInnerTexts()
  const shown = bad.map((row) =>
    row
      .split('\n')
      .map((cell) => cell.trim())
      .filter(Boolean),
  )
  expect(shown.map(([line, text]) => [line, text])).toEqual([
    ['3', '999999999'],
    ['4', String(id(9))],
    ['5', '=1+1'],
    ['6', '0'],
    ['7', '-1'],
    ['8', '1000000000'],
    ['9', 'pronto'],
  ])
  const position = 'La posición debe ser un número entero desde 1.'
  expect(shown.map(([, , reason]) => reason)).toEqual([
    'Ningún producto de esta lista tiene ese id o esa referencia.',
    'Ese producto ya está en una línea anterior; vale la primera.',
    'Es una fórmula: pon el valor.',
    ...Array.from({ length: 4 }, () => position),
  ])
  await dialog.getByRole('button', { name: 'Seguir con las 2 correctas' }).click()

  const [first, second] = [products[9]!.name, products[12]!.name]
  const wanted = [first, second, ...namesOf(products).filter((name) => name !== first && name !== second)]
  await expect.poll(() => shownNames(page)).toEqual(wanted)
  await expect(undo(page)).toHaveAccessibleName('Deshacer: orden de un archivo')
  await save(page)
  expect(namesOf(await openWorkbench(page, workbench(categories.eggCups)))).toEqual(wanted)
})

test('a file with the order that the list has already is answered with that sentence, and no tooltip stays behind', async () => {
  const page = merchantPage()
  const [first] = await openWorkbench(page, workbench(categories.eggCups))
  const button = page.getByRole('button', { name: 'Archivo', exact: true })
  await button.click()
  await page.getByRole('menuitem', { name: 'Importar un orden…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Importar un orden' })
  const file = { name: 'igual.csv', mimeType: 'text/csv', buffer: Buffer.from(`id;posición\n${first!.id};1\n`) }
  await dialog.getByLabel('Archivo con el orden').setInputFiles(file)
  await dialog.getByRole('button', { name: 'Seguir con la correcta' }).click()
  await expect(page.getByText('El archivo trae el orden que ya tienes')).toBeVisible()
  await expect(undo(page)).toBeDisabled()
  await expect(button).toBeFocused()
  await expect(page.getByRole('tooltip')).toHaveCount(0)
})

test('a broken workbook is refused with the reason, and stays chosen to be read again', async () => {
  const page = merchantPage()
  await openWorkbench(page, workbench(categories.eggCups))
  await page.getByRole('button', { name: 'Archivo', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Importar un orden…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Importar un orden' })
  await dialog.getByLabel('Archivo con el orden').setInputFiles({
    name: 'roto.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: Buffer.from('PK\u0003\u0004 no workbook at all'),
  })
  await expect(dialog.getByText('No se pudo leer el archivo')).toBeVisible()
  await expect(dialog.getByRole('alert')).toContainText(/no es|dañado|no se puede/i)
  await expect(dialog.getByText('roto.xlsx')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Leer el archivo de nuevo' })).toBeEnabled()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})
