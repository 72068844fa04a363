import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { historyOf, madeLines } from '../../server/intelligence/made-shop.fixtures.ts'
import { backtest, type BacktestFigure } from '../../server/intelligence/backtest.ts'
import { backtestTable, verdictSentence } from './backtest-table.ts'

let folder: string
let file: string
const lines = madeLines({ seed: 3, days: 150, lists: 2, productsOfList: 40, linesOfDay: 40 })
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backtest-'))
  file = join(folder, 'sales.csv')
  const rows = lines.map(({ day, product, list, units, revenue, price, brand }) =>
    [day, product, list, units, revenue, price, brand].join(','),
  )
  await writeFile(file, ['day,product,category,units,revenue,price,brand', ...rows, '20001,p1,list 1,one,1,,'].join('\n'))
})
afterAll(() => rm(folder, { recursive: true }))

const run = (...rest: string[]) =>
  new Promise<{ code: number; out: string; words: string }>((resolve) =>
    execFile(process.execPath, ['tools/backtest/run.ts', ...rest], (fault, out, words) =>
      resolve({ code: fault === null ? 0 : Number(fault.code), out, words }),
    ),
  )

test('prints the same figures as the product works out, as JSON, and names bad lines beside them', async () => {
  const { code, out, words } = await run(file, '--days', '7,14', '--first', '6,12', '--every', '14', '--json')
  expect(code).toBe(0)
  expect(words).toContain(`Line ${lines.length + 2} is left out: its units are no number: "one".`)
  const figures = JSON.parse(out) as BacktestFigure[]
  expect(Object.keys(figures[0]!)).toEqual(['ordering', 'days', 'first', 'share', 'low', 'high', 'cases'])
  expect(figures).toEqual(backtest(historyOf(lines), { days: [7, 14], first: [6, 12], every: 14 }).figures())
  expect(figures.map(({ ordering }) => ordering)).toEqual(expect.arrayContaining(['samara', 'oracle']))
})

test('prints a table for people', () => {
  const table = backtestTable(backtest(historyOf(lines), { days: [7, 80], first: [6, 12], every: 7 }))
  expect(table).toContain('The following 7 days: 20 cases in 2 lists')
  expect(table).toContain('The following 80 days: no case.')
  expect(table).toMatch(/^samara +0\.\d{4} \(0\.\d{4}–0\.\d{4}\) {2}0\.\d{4}/m)
  expect(table).toMatch(/^List by list: more in \d, less in \d.*, no clear difference in \d\.$/m)
  expect(table).toMatch(/^First 12: samara closes -?\d+\.\d % of the gap between [a-z0-9-]+ and the oracle\.$/m)
})

test('a verdict names the depth that decides', () => {
  const worst = { first: 12, mean: 0.002, low: -0.001, high: 0.005, above: 0.9, cases: 40 }
  expect(verdictSentence({ says: 'undecided', worst }, 'samara', 'newest')).toBe(
    'Between samara and newest there is no clear difference (at the worst depth, the first 12: +0.20 points of the revenue, −0.10 to +0.50).',
  )
  expect(verdictSentence({ says: 'better', worst: { ...worst, low: 0.001 } }, 'samara', 'newest')).toMatch(/^samara holds more than newest/)
})

test.each([
  [['none.csv'], 'none.csv: There is no such file.'],
  [[], 'Name one file'],
  [['a.csv', '--days', '0'], '--days and --first are whole numbers above 0'],
  [['a.csv', '--every', '7,8'], '--every is one'],
  [['a.csv', '--wrong'], "Unknown option '--wrong'"],
])('refuses %j', async (rest, words) => {
  const ended = await run(...rest)
  expect(ended.code).toBe(2)
  expect(ended.words).toContain(words)
})
