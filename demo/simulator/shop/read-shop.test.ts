import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { CleaningReport, Sum } from './catalogue-file.ts'
import { readShop } from './read-shop.ts'

const shop = await readShop('2026-11-21')
const report = JSON.parse(readFileSync(new URL('./data/cleaning.json', import.meta.url), 'utf8')) as CleaningReport
const lines = shop.sales.minute.length
const total = (column: Int32Array): number => column.reduce((sum, value) => sum + value, 0)
const productsBy = (key: 'categoryId' | 'brandId'): Map<number, number> => {
  const counts = new Map<number, number>()
  for (const product of shop.products) counts.set(product[key], (counts.get(product[key]) ?? 0) + 1)
  return counts
}

test('every row and every penny of the source is either kept or left out for a stated reason', () => {
  const parts: Sum[] = [report.kept, ...Object.values(report.dropped)]
  const sum = (key: keyof Sum): number => parts.reduce((all, part) => all + part[key], 0)
  expect(report.source.rows).toBe(541_909)
  expect(sum('rows')).toBe(report.source.rows)
  expect(sum('units') + report.returnedInPart.units).toBe(report.source.units)
  expect(sum('revenue') + report.returnedInPart.revenue).toBe(report.source.revenue)
})

test('the shop that is read holds just the rows, pieces and pence that were kept', () => {
  expect(lines).toBe(report.kept.rows)
  expect(total(shop.sales.units)).toBe(report.kept.units)
  expect(total(shop.sales.revenue) * 10).toBe(report.kept.revenue)
  for (const column of Object.values(shop.sales)) if (column instanceof Int32Array) expect(column).toHaveLength(lines)
})

test('the last sale was yesterday, in shop hours, and lines come in the order of the clock', () => {
  const { minute, firstDay, lastDay } = shop.sales
  const last = minute.at(-1) ?? 0
  expect(lastDay).toBe('2026-11-20')
  expect(new Date(Date.parse(firstDay) + last * 60_000).toISOString()).toBe('2026-11-20T12:50:00.000Z')
  expect(minute.every((value, at) => at === 0 || value >= (minute[at - 1] ?? 0))).toBe(true)
  expect(minute.every((value) => value % 1440 >= 6 * 60 && value % 1440 < 21 * 60)).toBe(true)
})

test('another day moves all days alike, over a leap day and a new year too', async () => {
  const leap = await readShop('2028-03-01')
  expect(leap.sales.lastDay).toBe('2028-02-29')
  expect(leap.sales.minute).toEqual(shop.sales.minute)
  const between = (a: string, b: string): number => (Date.parse(a) - Date.parse(b)) / 86_400_000
  expect(
    leap.products.every(
      (product, at) => between(product.releasedOn, shop.products[at]?.releasedOn ?? '') === between('2028-03-01', '2026-11-21'),
    ),
  ).toBe(true)
})

test.each(['', 'today', '2026-02-30', '2026-1-1'])('"%s" is no day and is refused', async (today) => {
  await expect(readShop(today)).rejects.toThrow(RangeError)
})

test('every sale line is of a product that was released by then, with whole pieces and pence', () => {
  const released = new Map(
    shop.products.map((product) => [product.id, (Date.parse(product.releasedOn) - Date.parse(shop.sales.firstDay)) / 60_000]),
  )
  for (let line = 0; line < lines; line++) {
    const from = released.get(shop.sales.product[line] ?? -1)
    if (from === undefined || (shop.sales.minute[line] ?? -1) < from) expect.unreachable(`line ${line} is older than its product`)
    if ((shop.sales.units[line] ?? 0) < 1 || (shop.sales.revenue[line] ?? 0) < 1) expect.unreachable(`line ${line} sold nothing`)
  }
})

test('the tree has at least 12 departments and 60 categories, none of them nearly empty, some of them large', () => {
  const sizes = productsBy('categoryId')
  expect(shop.departments.length).toBeGreaterThanOrEqual(12)
  expect(shop.categories.length).toBeGreaterThanOrEqual(60)
  expect(new Set(shop.categories.map((category) => category.name)).size).toBe(shop.categories.length)
  for (const category of shop.categories) expect(sizes.get(category.id) ?? 0, category.name).toBeGreaterThanOrEqual(8)
  for (const department of shop.departments)
    expect(shop.categories.filter((category) => category.departmentId === department.id).length, department.name).toBeGreaterThanOrEqual(2)
  expect([...sizes.values()].filter((size) => size >= 200).length).toBeGreaterThanOrEqual(2)
  expect([...sizes.keys()].every((id) => shop.categories.some((category) => category.id === id))).toBe(true)
})

test('next to nothing is placed by no rule', () => {
  expect(report.unplaced.revenue / report.kept.revenue).toBeLessThan(0.03)
  expect(report.unplaced.products / shop.products.length).toBeLessThan(0.03)
})

test('every product has a brand of the shop, and every brand products', () => {
  const sizes = productsBy('brandId')
  expect(shop.brands.length).toBeGreaterThanOrEqual(20)
  expect(shop.brands.length).toBeLessThanOrEqual(60)
  expect([...sizes.keys()].sort()).toEqual(shop.brands.map((brand) => brand.id).sort())
})

test('numbers, SKUs, references and scores are each unique, and scores lie 100 apart within what platforms take', () => {
  for (const key of ['id', 'skuId', 'reference', 'score'] as const)
    expect(new Set(shop.products.map((product) => product[key])).size, key).toBe(shop.products.length)
  const scores = shop.products.map((product) => product.score).sort((a, b) => a - b)
  expect(scores[0]).toBeGreaterThanOrEqual(1)
  expect(scores.at(-1)).toBeLessThanOrEqual(16_000_000)
  expect(scores.every((score, at) => at === 0 || score - (scores[at - 1] ?? 0) === 100)).toBe(true)
})

test('prices are whole pence; a list price is dearer', () => {
  for (const { name, price, listPrice } of shop.products) {
    expect(Number.isInteger(price) && price > 0, name).toBe(true)
    if (listPrice !== null) expect(listPrice, name).toBeGreaterThan(price)
  }
})

test('about one product in sixteen is sold out and all but a few are on sale', () => {
  const share = (count: number): number => count / shop.products.length
  const soldOut = share(shop.products.filter((product) => product.stock === 0).length)
  expect(soldOut).toBeGreaterThan(0.04)
  expect(soldOut).toBeLessThan(0.08)
  expect(share(shop.products.filter((product) => !product.active || !product.visible).length)).toBeLessThan(0.03)
})

test('no name shouts, has stray spaces, or keeps a mark of the stock list', () => {
  const known = new Set(['WELCOME'])
  for (const { name } of shop.products) {
    const loud = name.match(/\b[A-Z]{4,}\b/g)?.filter((word) => !known.has(word)) ?? []
    expect(loud, name).toEqual([])
    expect(name, name).toBe(name.trim().replace(/\s+/g, ' '))
    expect(name).not.toMatch(/[?*]|\bS\/\d|\bSet\/|\bAsstd\b|^[a-z]/)
  }
})
