import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright'
import { testChromium } from '../tools/chromium.ts'
import { largeCategory } from '../tools/demo-large/large-shop.ts'
import { largeStore } from '../tools/demo-large/make-store.ts'
import { buildWebApp } from '../tools/web-build.ts'
import { type Row, spread } from './measure.ts'
import { makeLarge } from './opening.bench.ts'
import { startProduct } from './product.ts'
import { signIn } from './sign-in.ts'

const frame = 1_000 / 60
/** Words that thousands of names hold, and texts that few do. */
const texts = {
  frequent: ['heart', 'set of', 'light', 'holder', 'vintage', 's'],
  rare: ['mint carousel lantern', '85123a-0', 'cream ditsy glass frosted', '1000001', 'zinc planter'],
} as const
const rounds = 3

/**
 * Runs in the page: notes how long each letter takes from its key until what it finds is laid out. React draws before the event has come
 * up to the window; that nothing else comes in a later task is checked, since between two tasks there may be a frame of what was before.
 */
function watchKeys(): void {
  const keys: number[] = []
  const late: string[] = []
  Object.assign(window, { keys, late })
  let began = 0
  // Products come from the server, at a moment of their own.
  const first = () => document.querySelector('[role=listbox] [role=option]:not([data-value^="Productos "])')?.textContent ?? ''
  addEventListener('keydown', () => (began = performance.now()), { capture: true })
  addEventListener('input', () => {
    document.querySelector('[role=listbox]')?.getBoundingClientRect()
    keys.push(performance.now() - began)
    const drawn = first()
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => void (first() !== drawn && late.push(`${drawn} → ${first()}`))
    port2.postMessage(null)
  })
}

const answers = async (page: Page, text: string): Promise<number> => {
  const answered = page.waitForResponse((response) => new URL(response.url()).searchParams.get('text') === text)
  await page.keyboard.type(text, { delay: 40 })
  const response = await answered
  const { data } = (await response.json()) as { data: { products: unknown[] } }
  assert.ok(data.products.length > 0, `${text} finds nothing`)
  const { requestStart, responseStart } = response.request().timing()
  return responseStart - requestStart
}

const ninetyFifth = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)]!

/** The command palette in a store of 100 000 products, in the product as it is delivered. */
export async function benchFinding(): Promise<Row[]> {
  await buildWebApp(() => undefined)
  const folder = await mkdtemp(join(tmpdir(), 'bench-finding-'))
  const product = await startProduct(folder)
  const found: Record<keyof typeof texts, number[]> = { frequent: [], rare: [] }
  const perRound: number[] = []
  let letters = 0
  const browser = await chromium.launch(await testChromium())
  try {
    await product.demo()
    await makeLarge(folder, product.address)
    const page = await (await browser.newContext({ viewport: { width: 1_280, height: 800 }, locale: 'es-ES' })).newPage()
    await page.addInitScript(watchKeys)
    await signIn(page, product.address)
    await page.goto(`${product.address}/order-by-category?category=${largeCategory}&store=${largeStore}`)
    await page.locator('[role=grid][aria-busy=false] [data-row-id]').first().waitFor()
    // The first round warms up and is left out.
    for (let round = 0; round <= rounds; round++) {
      await page.evaluate(() => void ((window as unknown as { keys: number[] }).keys.length = 0))
      for (const kind of ['frequent', 'rare'] as const) {
        for (const text of texts[kind]) {
          await page.keyboard.press('Control+k')
          await page.getByRole('combobox').waitFor()
          const took = await answers(page, text)
          if (round > 0) found[kind].push(took)
          await page.keyboard.press('Escape')
        }
      }
      const keys = await page.evaluate(() => (window as unknown as { keys: number[] }).keys)
      const late = await page.evaluate(() => (window as unknown as { late: string[] }).late)
      assert.deepEqual(late, [], 'what a letter finds was drawn after its event')
      if (round > 0) perRound.push(ninetyFifth(keys))
      letters = keys.length
    }
  } finally {
    await browser.close()
    await product.stop()
    await rm(folder, { recursive: true, force: true })
  }
  const palette = 'the command palette in a store of 100,000 products'
  return [
    {
      work: `${palette}: a keystroke until lists, screens and actions are laid out, 95th percentile of ${letters}`,
      figure: spread(perRound),
      beside: 'one frame',
      reference: frame,
      reach: 1,
    },
    {
      work: `${palette}: the products of a frequent word, from the server`,
      figure: spread(found.frequent),
      beside: 'limit',
      reference: 50,
      reach: 1,
    },
    {
      work: `${palette}: the products of rare words, from the server`,
      figure: spread(found.rare),
      beside: 'limit',
      reference: 50,
      reach: 1,
    },
  ]
}
