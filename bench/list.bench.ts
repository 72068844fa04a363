import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, CDPSession, Page } from 'playwright'
import { inOwnBrowser } from './browser.ts'
import type {} from './list/measurements.ts'
import { type Row, spread } from './measure.ts'
import { buildPages, servePages } from './pages.ts'

const sides = ['ours', 'ag-grid'] as const
type Name = (typeof sides)[number]

const runs = 5
const count = 100_000
/** Far down, where whatever counts from the top is at its slowest. */
const deep = 90_000
const drags = 3
const presses = 20
const chosen = Array.from({ length: 1_000 }, (_, nth) => deep + 2_000 + nth * 7)

/** What one side took in one run. */
interface Figures {
  open: number
  /** The 95th of a hundred frames while scrolling. */
  frame: number
  drop: number[]
  press: number[]
  toTop: number
  heap: number
  longTasks: number
  order: number[]
}

/** One row to another place, as lists of 100 000 do it on paper. */
const put = (order: readonly number[], from: number, to: number): number[] => order.toSpliced(from, 1).toSpliced(to, 0, order[from]!)

/** Where the work must end, whoever does it. */
function expected(): number[] {
  let order = Array.from({ length: count }, (_, at) => at + 1)
  for (let nth = 0; nth < drags; nth++) order = put(order, deep + nth, deep + nth + 5)
  for (let nth = 0; nth < presses; nth++) order = put(order, deep + nth, deep + nth + 1)
  const moving = new Set(chosen.map((row) => order[row]!))
  return [...order.filter((id) => moving.has(id)), ...order.filter((id) => !moving.has(id))]
}

/** Takes a row by its handle and lets it go just below another one. */
async function drag(page: Page, row: number, onto: number): Promise<number> {
  await page.evaluate((to) => window.measurements.reveal(to), row)
  const from = await page.evaluate((at) => window.measurements.handleAt(at), row)
  const to = await page.evaluate((at) => window.measurements.handleAt(at), onto)
  const moved = await page.evaluate((at) => window.measurements.shownAt(at), row)
  assert(moved !== null)
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x, from.y + 8, { steps: 4 })
  await page.mouse.move(from.x, to.bottom - (to.bottom - to.top) / 4, { steps: 12 })
  await page.evaluate(([product, at]) => window.measurements.expect('pointerup', product, at), [moved, onto] as const)
  await page.mouse.up()
  return await page.evaluate(() => window.measurements.measured())
}

async function pressed(page: Page, key: string, product: number, row: number): Promise<number> {
  await page.evaluate(([id, at]) => window.measurements.expect('keydown', id, at), [product, row] as const)
  await page.keyboard.press(key)
  return await page.evaluate(() => window.measurements.measured())
}

async function heapOf(session: CDPSession): Promise<number> {
  for (let nth = 0; nth < 3; nth++) await session.send('HeapProfiler.collectGarbage')
  return ((await session.send('Runtime.getHeapUsage')) as { usedSize: number }).usedSize
}

/** Seventeen plain rows, which is what of a list is in sight: from nothing to their paint. */
async function openPlain(browser: Browser, address: string): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 1_280, height: 800 } })
  await page.goto(address)
  await page.waitForFunction(() => 'measurements' in window)
  return await page.evaluate(() => window.measurements.open())
}

/** All of the work, once, in a browser that has seen nothing. */
async function work(browser: Browser, address: string): Promise<Figures> {
  const page = await browser.newPage({ viewport: { width: 1_280, height: 800 } })
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  await page.goto(address)
  await page.waitForFunction(() => 'measurements' in window)
  const open = await page.evaluate(() => window.measurements.open())
  const frames = (await page.evaluate(() => window.measurements.scroll(300, 180))).sort((a, b) => a - b)
  await page.evaluate(() => window.measurements.longTasks())

  const drop: number[] = []
  for (let nth = 0; nth < drags; nth++) drop.push(await drag(page, deep + nth, deep + nth + 5))

  const press: number[] = []
  await page.evaluate((row) => window.measurements.reveal(row), deep)
  await page.evaluate((row) => window.measurements.focus(row), deep)
  const pushed = await page.evaluate((row) => window.measurements.shownAt(row), deep)
  for (let nth = 1; nth <= presses; nth++) press.push(await pressed(page, 'Alt+ArrowDown', pushed!, deep + nth))

  const order = await page.evaluate(() => window.measurements.order())
  const moving = chosen.map((row) => order[row]!)
  await page.evaluate((products) => window.measurements.choose(products), moving)
  await page.evaluate((row) => window.measurements.reveal(row), chosen[0]!)
  await page.evaluate((row) => window.measurements.focus(row), chosen[0]!)
  const keys = await page.evaluate(() => window.measurements.toTop)
  for (const key of keys.slice(0, -1)) await page.keyboard.press(key)
  const toTop = await pressed(page, keys.at(-1)!, moving[0]!, 0)
  const longTasks = await page.evaluate(() => window.measurements.longTasks())

  const session = await page.context().newCDPSession(page)
  const heap = await heapOf(session)
  const ended = await page.evaluate(() => window.measurements.order())
  assert.deepEqual(faults, [])
  await page.close()
  return { open, frame: frames[Math.floor(frames.length * 0.95)]!, drop, press, toTop, heap, longTasks, order: ended }
}

/** Our list beside AG Grid: same products, same columns, same row height, same gestures, the same order in the end. */
export async function benchList(): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-list-'))
  const figures: Record<Name, Figures[]> = { ours: [], 'ag-grid': [] }
  const plain: number[] = []
  try {
    await buildPages(folder, [...sides, 'plain'])
    const { address, close } = await servePages(folder)
    const goal = expected()
    try {
      for (let run = 0; run < runs; run++) {
        for (const side of run % 2 === 0 ? sides : sides.toReversed()) {
          const result = await inOwnBrowser((browser) => work(browser, `${address}/${side}.html`))
          assert.deepEqual(result.order, goal, `${side} did other work than it was asked for`)
          figures[side].push(result)
        }
        plain.push(await inOwnBrowser((browser) => openPlain(browser, `${address}/plain.html`)))
      }
    } finally {
      close()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }

  const of = (side: Name, pick: (one: Figures) => number | number[]) => spread(figures[side].flatMap(pick))
  const beside = (workDone: string, pick: (one: Figures) => number | number[], reach: number, more: Partial<Row> = {}): Row => ({
    work: workDone,
    figure: of('ours', pick),
    beside: 'AG Grid Community',
    reference: of('ag-grid', pick),
    reach,
    ...more,
  })
  return [
    beside('open a list of 100,000 products: from rows in memory to first paint', ({ open }) => open, 0.15),
    {
      work: 'open a list of 100,000 products: from rows in memory to first paint',
      figure: of('ours', ({ open }) => open),
      beside: '17 plain rows of 8 cells drawn by React',
      reference: spread(plain),
      reach: 2.5,
    },
    {
      work: 'scroll it, 300 px a frame: 95th-percentile frame',
      figure: of('ours', ({ frame }) => frame),
      beside: 'one frame',
      reference: 1_000 / 60,
      reach: 1.1,
    },
    beside('drag one row at row 90,000: from letting go to the new order painted', ({ drop }) => drop, 0.6),
    beside('the same by keyboard: Alt with an arrow, to the new order painted', ({ press }) => press, 1),
    beside('move a selection of 1,000 rows to the top, to the new order painted', ({ toTop }) => toTop, 0.5),
    beside('memory after all of that', ({ heap }) => heap, 0.5, { unit: 'bytes' }),
    beside('long tasks over 50 ms while editing', ({ longTasks }) => longTasks, 1, { unit: 'count' }),
  ]
}
