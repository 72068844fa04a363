import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BadLine, readSalesFile, UnreadableFile } from './read-sales-file.ts'

let folder: string
beforeAll(async () => (folder = await mkdtemp(join(tmpdir(), 'sales-'))))
afterAll(() => rm(folder, { recursive: true }))

async function read(text: string | Uint8Array, name = 'sales.csv') {
  const file = join(folder, name)
  await writeFile(file, text)
  const bad: BadLine[] = []
  const { history, lines } = await readSalesFile(file, (line) => bad.push(line))
  return { history, lines, bad }
}

const good = 'day,product,category,units,revenue\n2026-01-03,b,mugs,2,5.5\n2026-01-01,a,mugs,1,2\n'

test('reads days in any sequence, and a packed file as well', async () => {
  for (const { history, lines, bad } of [await read(good), await read(gzipSync(good), 'sales.csv.gz')]) {
    expect(bad).toEqual([])
    expect(lines).toBe(2)
    expect(history).toMatchObject({ firstDay: 20_454, days: 3, products: ['a', 'b'], lists: ['mugs'], knowsStock: false })
    expect([...history.dayStart]).toEqual([0, 1, 1, 2])
    expect([...history.revenue]).toEqual([2, 5.5])
  }
})

test('columns may stand anywhere, have capitals, and more of them are understood', async () => {
  const { history, bad } = await read(
    '\uFEFFBrand,Revenue,Units,"Category",Product,Date,Stock,Price,Name,Colour\r\nacme,"4.00",2,"Mugs, big",7,2026-02-01T10:00:00Z,3,2.00,"A ""mug""",red\r\n,1,1,"Mugs, big",7,2026-02-02,,,,\r\n',
  )
  expect(bad).toEqual([])
  expect(history).toMatchObject({ brands: ['acme'], lists: ['Mugs, big'], products: ['7'], knowsStock: true })
  expect([...history.stock]).toEqual([3, Number.NaN])
  expect([...history.price]).toEqual([2, Number.NaN])
  expect([...history.brand]).toEqual([0, -1])
})

test('days may be counted', async () => {
  const { history } = await read('day,product,category,units,revenue\n12,a,m,1,1\n10,a,m,1,1\n')
  expect(history).toMatchObject({ firstDay: 10, days: 3 })
})

test.each([
  ['2026-02-30,a,m,1,1', 'its day is neither YYYY-MM-DD nor a whole number: "2026-02-30"'],
  ['3/4/2026,a,m,1,1', 'its day is neither YYYY-MM-DD nor a whole number: "3/4/2026"'],
  [',a,m,1,1', 'its day is neither YYYY-MM-DD nor a whole number: ""'],
  ['17,a,m,1,1', 'its day is written otherwise than those before'],
  ['2026-01-01,,m,1,1', 'it names no product'],
  ['2026-01-01,a,,1,1', 'it names no category'],
  ['2026-01-01,a,m,x,1', 'its units are no number: "x"'],
  ['2026-01-01,a,m,1', 'its revenue is no number: ""'],
  ['2026-01-01,a,m,1,1e99', 'its revenue is no number: "1e99"'],
  ['2026-01-01,a,m,1,NaN', 'its revenue is no number: "NaN"'],
])('the line %s is named and left out', async (line, reason) => {
  const { lines, bad } = await read(`${good}${line}\n2026-01-04,a,mugs,-1,-2\n`)
  expect(bad).toEqual([{ line: 4, reason }])
  expect(lines).toBe(3)
})

test('a quotation mark may stand within a name; one that is not closed is named', async () => {
  const { bad, lines, history } = await read(`${good}2026-01-02,plate 12",mugs,1,1\n2026-01-04,"a,mugs,1,1\n`)
  expect(bad).toEqual([{ line: 5, reason: 'a quotation mark is not closed' }])
  expect(lines).toBe(3)
  expect(history.products).toEqual(['a', 'b', 'plate 12"'])
})

test('an unreadable file is named with its cause', async () => {
  const wordsOf = (work: Promise<unknown>) => work.catch((fault) => (fault instanceof UnreadableFile ? fault.message : fault))
  expect(await wordsOf(read(''))).toBe('The file is empty.')
  expect(await wordsOf(read('product,units\n'))).toBe('The first line must name the columns; missing: day (or date), category, revenue.')
  expect(await wordsOf(read(good, 'plain.csv.gz'))).toBe('The file ends in .gz, and is not packed with gzip, or is cut short.')
  expect(await wordsOf(read(gzipSync(good).subarray(0, 40), 'cut.csv.gz'))).toBe(
    'The file ends in .gz, and is not packed with gzip, or is cut short.',
  )
  expect(await wordsOf(readSalesFile(join(folder, 'none.csv'), () => undefined))).toBe('There is no such file.')
  expect(await wordsOf(readSalesFile(folder, () => undefined))).toBe('This is a folder.')
})
