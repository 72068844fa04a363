import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright'
import { testChromium } from '../tools/chromium.ts'
import type {} from './list/working.ts'
import { type Row, spread } from './measure.ts'
import { buildPages, servePages } from './pages.ts'

const runs = 7
/** Rows that the window has room for, at the least. */
const rowsOfWindow = 10
const questions = ['heart', 'white hanging', 'cake stand', 'T-light h', 'zzz']

/** Milliseconds of every keystroke of the questions, typed one after the other. */
async function typed(page: Page): Promise<number[]> {
  const times: number[] = []
  await page.getByRole('searchbox').focus()
  for (const question of questions) {
    for (const key of question) {
      await page.keyboard.press(key)
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
      const { took, whole } = await page.evaluate(() => window.work.searched())
      assert.ok(whole, `${question} was not drawn when it was measured`)
      times.push(took)
    }
    const { hits } = await page.evaluate(() => window.work.searched())
    assert.equal(hits > 0, question !== 'zzz', `${question} was not searched`)
    await page.keyboard.press('Control+a')
    await page.keyboard.press('Delete')
    // Each question begins at the whole list: where nothing was found, that comes in two steps.
    await page.waitForFunction((rows) => document.querySelectorAll('[data-row-id]').length > rows, rowsOfWindow)
  }
  return times
}

/** Sorting and searching 100 000 products in the browser. */
export async function benchWork(): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-work-'))
  const sorted = { ours: [] as number[], plain: [] as number[] }
  const keys: number[] = []
  try {
    await buildPages(folder, ['work'])
    const { address, close } = await servePages(folder)
    const browser = await chromium.launch(await testChromium())
    try {
      const page = await browser.newPage({ viewport: { width: 1_280, height: 800 } })
      await page.goto(`${address}/work.html`)
      await page.waitForFunction(() => 'work' in window)
      for (let run = 0; run <= runs; run++) {
        const result = await page.evaluate(() => window.work.sort())
        assert.equal(result.same, true, 'both must sort to the same order')
        // The first run warms up.
        if (run === 0) continue
        sorted.ours.push(result.ours)
        sorted.plain.push(result.plain)
      }
      await page.evaluate(() => window.work.mount())
      await page.getByRole('searchbox').waitFor()
      // The list knows its height.
      await page.waitForFunction((rows) => document.querySelectorAll('[data-row-id]').length > rows, rowsOfWindow)
      await typed(page)
      for (let run = 0; run < runs; run++) keys.push(...(await typed(page)))
    } finally {
      await browser.close()
      close()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  keys.sort((a, b) => a - b)
  const slowest = keys.slice(Math.floor(keys.length * 0.95))
  return [
    {
      work: 'apply 4 criteria to 100,000 products, pins kept, from columns that nobody has ranked yet',
      figure: spread(sorted.ours),
      beside: 'plain `Array.sort` of rows with the same comparator',
      reference: spread(sorted.plain),
      reach: 0.5,
    },
    {
      work: `search by name in 100,000: a keystroke until its hits are marked and laid out, 95th percentile of ${keys.length}`,
      figure: { ...spread(slowest), median: slowest[0]! },
      beside: 'one frame',
      reference: 1_000 / 60,
      reach: 1,
    },
  ]
}
