import { expect } from '@playwright/test'
import { test } from './journey.ts'
import { readFile } from 'node:fs/promises'
import type { SalesTotals } from '../../../contract/index.ts'
import { readXlsx } from '../../../server/modules/files/xlsx-rows.ts'
import { nextAnswer, signedInPage } from './merchant.ts'

const merchantPage = signedInPage()

const digits = (text: string): number => Number(text.replace(/\D/g, ''))

test('what the report shows reconciles with its orders, comes with the address, and adds up to the same in the file', async () => {
  const page = merchantPage()
  await page.goto('/home')
  const ofTotals = (url: string) => url.includes('/getTotalSales')
  const answer = nextAnswer<{ totals: SalesTotals }>(page, ofTotals)
  await page.getByRole('link', { name: 'Ver los informes' }).click()
  await page.waitForURL('**/reports')
  const { totals } = await answer
  const all = totals.reconciliation!
  expect(all.counted + all.cancelled + all.unpaid + all.otherCurrency + all.withoutProducts).toBe(all.orders)
  const tile = (name: string) => page.locator('[data-slot=kpi-tile]').filter({ hasText: new RegExp(`^${name}`) })
  await expect(tile('Ingresos')).toContainText(/\d/)
  expect(digits((await tile('Ingresos').locator('p').nth(1).textContent()) ?? '')).toBe(totals.revenue)
  await expect(page.locator('[data-slot=reconciliation]')).toContainText(/contados/)
  await expect(page.locator('[data-slot=last-order]')).toContainText(/Último pedido|Todavía no hay pedidos/)

  // Other days, written by hand, and units instead of money: the address carries them.
  await page.getByRole('button', { name: /^Periodo:/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Periodo' })
  await sheet.getByRole('button', { name: 'Últimos 7 días' }).click()
  await sheet.getByRole('button', { name: 'Aplicar' }).click()
  await page.getByRole('radio', { name: 'Cantidad' }).click()
  await expect(page).toHaveURL(/from=\d{4}-\d\d-\d\d&to=\d{4}-\d\d-\d\d.*measure=quantity/)
  const again = nextAnswer<{ totals: SalesTotals }>(page, ofTotals)
  await page.reload()
  const { totals: week } = await again
  expect(week.units).toBeLessThan(totals.units)
  await expect(page.getByRole('heading', { name: 'Unidades por día' })).toBeVisible()
  await expect(tile('Unidades').first()).toContainText(/\d/)

  // The file of the products adds up to what stands above them.
  await expect(page.getByText(/^\d[\d.]* productos?$/).first()).toBeVisible()
  const downloaded = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Exportar' }).click()
  await page.getByRole('menuitem', { name: 'Productos: CSV' }).click()
  const [head = '', ...lines] = (await readFile(await (await downloaded).path(), 'utf8')).split(/\r?\n/).filter(Boolean)
  const heads = head.replace('\uFEFF', '').split(',')
  const revenue = lines.reduce((sum, line) => sum + Number(cellsOf(line)[heads.indexOf('Ingresos')]), 0)
  const units = lines.reduce((sum, line) => sum + Number(cellsOf(line)[heads.indexOf('Unidades')]), 0)
  expect(Math.round(revenue * 100)).toBe(week.revenue)
  expect(units).toBe(week.units)

  // So does the workbook, and so do the positions with what had none.
  for (const name of ['Productos: XLSX', 'Por posición: XLSX', 'Totales: XLSX']) {
    const workbook = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Exportar' }).click()
    await page.getByRole('menuitem', { name }).click()
    const rows: string[][] = []
    await readXlsx(await readFile(await (await workbook).path()), ({ cells }) => void rows.push([...cells]))
    const column = rows[0]!.indexOf('Ingresos')
    const figures = rows.slice(1).map((cells) => Math.round(Number(cells[column] ?? 0) * 100))
    const inFile = name.startsWith('Totales') ? figures[0] : figures.reduce((sum, figure) => sum + figure, 0)
    expect(inFile, name).toBe(week.revenue)
  }

  // What stands behind the other tabs is there too, and one step back leads to the former one.
  for (const name of ['Categorías', 'Horas del día', 'Hoy por hora']) {
    await page.getByRole('tab', { name }).click()
    await expect(page.getByRole('tabpanel', { name }).locator('[data-slot=chart-points]')).toBeVisible()
  }
  await page.goBack()
  await expect(page.getByRole('tab', { name: 'Horas del día' })).toHaveAttribute('aria-selected', 'true')
})

test('an address whose days cannot be shown says so, and then says what is shown; days that are to come are cut off', async () => {
  const page = merchantPage()
  for (const days of ['from=2026-11-30&to=2026-11-01', 'from=2016-01-01&to=2026-11-01', 'from=2026-02-30&to=2026-03-01']) {
    await page.goto(`/reports?${days}&tab=hours`)
    await expect(page.getByText('El periodo de la dirección no sirve: se muestran los últimos 28 días.').first()).toBeVisible()
    await expect(page).toHaveURL(/\/reports\?tab=hours(&store=[^&]*)?$/)
  }
  await page.goto('/reports?from=2026-11-01&to=2099-01-01')
  await expect(page.getByRole('button', { name: /^Periodo: / })).not.toContainText('2099')
  await page.goto('/reports?from=2099-01-01&to=2099-01-02')
  await page.getByRole('button', { name: 'Ver los últimos 28 días' }).press('Enter')
  await expect(page.getByRole('button', { name: /^Periodo: / })).toBeFocused()
  await expect(page.getByText('Últimos 28 días')).toBeVisible()
})

test('a printed report names its days, its zone, its currency and its filters, and has every product', async () => {
  const page = merchantPage()
  await page.goto('/reports')
  const products = page.getByRole('table', { name: 'Productos' })
  const count = digits((await products.getByText(/^\d[\d.]* productos?$/).textContent()) ?? '')
  expect(count).toBeGreaterThan(80)
  await expect(page.locator('[data-slot=paper-scope]')).toBeHidden()

  await page.emulateMedia({ media: 'print' })
  const scope = page.locator('[data-slot=paper-scope]')
  await expect(scope).toContainText(/Periodo: \d{1,2} \S+ \d{4} – \d{1,2} \S+ \d{4}/)
  await expect(scope).toContainText('Moneda: GBP')
  await expect(scope).toContainText('Filtros: ninguno')
  await expect(page.getByText('Días y horas: hora de Reino Unido.')).toBeVisible()
  const printed = Math.min(count, 1_000)
  await expect(products.locator('[data-row]')).toHaveCount(printed)
  if (count > printed) await expect(page.getByText(/^En papel, las primeras 1\.000 filas de /)).toBeVisible()

  // Paper is light, whatever the screen is.
  const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  const light = await background()
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  expect(await background()).toBe(light)
  await page.emulateMedia({ media: 'screen', colorScheme: 'dark' })
  expect(await background()).not.toBe(light)
  await page.emulateMedia({ media: null, colorScheme: null })
  await expect.poll(() => products.locator('[data-row]').count()).toBeLessThan(81)

  // Without anything that it is compared with, and of one category alone.
  await page.goto('/reports?compare=none&category=1')
  await expect(page.locator('[data-slot=kpi-tile]').first()).toContainText(/\d/)
  await page.emulateMedia({ media: 'print' })
  await expect(scope).toContainText(/Periodo: /)
  await expect(scope).toContainText(/Filtros: Categorías: \S/)
  await expect(page.getByRole('button', { name: 'Quitar los filtros' })).toBeHidden()
})

/** The cells of a line of CSV, in which a quoted one may hold commas. */
const cellsOf = (line: string): string[] =>
  [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '')
