import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { largeCategory } from '../tools/demo-large/large-shop.ts'
import { largeStore } from '../tools/demo-large/make-store.ts'
import { buildWebApp } from '../tools/web-build.ts'
import { type Row, spread } from './measure.ts'
import { buildPages, types } from './pages.ts'
import { startProduct } from './product.ts'
import { signInAfresh } from './sign-in.ts'
import { inUnwatchedTab, type UnwatchedTab } from './unwatched-tab.ts'

const runs = 9
const make = fileURLToPath(new URL('../tools/demo-large/make.ts', import.meta.url))

/** Milliseconds from the address. */
interface Opened {
  /** Until the first rows were painted. */
  first: number
  /** Until every row could be scrolled to and moved. */
  all: number
  /** The longest time that the page could not answer. */
  task: number
}

/** What shows in a page: rows, and that none is missing any more. */
const looks = {
  ours: { row: '[data-row-id]', whole: '[role=grid][aria-busy=false] [data-row-id]' },
  'ag-grid': { row: '.ag-row', whole: '.ag-row' },
} as const
type Side = keyof typeof looks

/** Runs in every page before its own scripts: notes when something was painted, and how long tasks were. */
function watch({ row, whole }: { row: string; whole: string }): void {
  const seen = { first: 0, all: 0, task: 0 }
  Object.assign(window, { seen })
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.task = Math.max(seen.task, duration)
  }).observe({ type: 'longtask', buffered: true })
  const look = (): void => {
    const found = { first: seen.first === 0 && document.querySelector(row) !== null, all: document.querySelector(whole) !== null }
    if (found.first || found.all) {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => {
        if (found.first) seen.first = performance.now()
        if (found.all) seen.all = performance.now()
      }
      port2.postMessage(null)
    }
    if (!found.all) requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/** Signs in, forgets everything but that, and opens an address. */
const open = (origin: string, side: Side, address: string, pages: string): Promise<Opened> =>
  inUnwatchedTab(
    (page) => signInAfresh(page, origin),
    async (tab) => {
      await tab.send('Network.clearBrowserCache')
      if (side === 'ag-grid') await servePeer(tab, pages)
      await tab.send('Page.enable')
      await tab.send('Page.addScriptToEvaluateOnNewDocument', { source: `(${watch.toString()})(${JSON.stringify(looks[side])})` })
      await tab.send('Page.navigate', { url: address })
      return opened(tab)
    },
  )

const seen = (): Opened | undefined => (window as unknown as { seen?: Opened }).seen

async function opened(tab: UnwatchedTab): Promise<Opened> {
  while (((await tab.evaluate(seen))?.all ?? 0) === 0) await sleep(500)
  // What is made ready in the background afterwards must not hold the page up either.
  await sleep(3_000)
  return (await tab.evaluate(seen))!
}

/** The peer's page stands beside the product, so that it signs in and asks as the product does. */
async function servePeer(tab: UnwatchedTab, folder: string): Promise<void> {
  tab.on('Fetch.requestPaused', ({ requestId, request }) => {
    const path = new URL((request as { url: string }).url).pathname.replace('/peer/', '')
    const responseHeaders = [{ name: 'content-type', value: types[extname(path)]! }]
    void readFile(join(folder, path), 'base64').then((body) =>
      tab.send('Fetch.fulfillRequest', { requestId, responseCode: 200, responseHeaders, body }),
    )
  })
  await tab.send('Fetch.enable', { patterns: [{ urlPattern: '*/peer/*' }] })
}

/** Adds the store of 100 000 products to the product that runs on a folder. */
export async function makeLarge(dataFolder: string, address: string): Promise<void> {
  const child = spawn(process.execPath, [make], { env: { ...process.env, SAMARA_DATA: dataFolder, SAMARA_URL: address }, stdio: 'ignore' })
  const [code] = (await once(child, 'exit')) as [number | null]
  assert.equal(code, 0, 'the large store could not be made')
}

/** A category of 100 000 products, from its address to its rows, in the product as it is delivered and in AG Grid over the same HTTP. */
export async function benchOpening(given?: { dataFolder: string; runs: number }): Promise<Row[]> {
  await buildWebApp(() => undefined)
  const folder = await mkdtemp(join(tmpdir(), 'bench-opening-'))
  const pages = join(folder, 'pages')
  const dataFolder = given?.dataFolder ?? join(folder, 'data')
  const results: Record<Side, Opened[]> = { ours: [], 'ag-grid': [] }
  try {
    await buildPages(pages, ['ag-grid-http'])
    const product = await startProduct(dataFolder)
    try {
      await product.demo()
      if (!given) await makeLarge(dataFolder, product.address)
      const query = new URLSearchParams({ category: String(largeCategory), store: largeStore }).toString()
      const addresses = {
        ours: `${product.address}/order-by-category?${query}`,
        'ag-grid': `${product.address}/peer/ag-grid-http.html?${query}`,
      }
      const sides = Object.keys(addresses) as Side[]
      // The first pair warms the server up and is left out.
      for (let run = 0; run <= (given?.runs ?? runs); run++) {
        for (const side of run % 2 === 0 ? sides : sides.toReversed()) {
          const result = await open(product.address, side, addresses[side], pages)
          if (run > 0) results[side].push(result)
        }
      }
    } finally {
      await product.stop()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  const of = (side: Side, what: keyof Opened) => spread(results[side].map((each) => each[what]))
  const name = 'open a category of 100,000 products in the product, from the address'
  const reference = 'AG Grid over the same HTTP'
  return [
    { work: `${name} to its first rows`, figure: of('ours', 'first'), beside: 'limit', reference: 1_000, reach: 1 },
    { work: `${name} to all of them`, figure: of('ours', 'all'), beside: 'limit', reference: 2_000, reach: 1 },
    { work: `${name}: the longest task`, figure: of('ours', 'task'), beside: 'limit', reference: 100, reach: 1 },
    { work: `${name} to its first rows`, figure: of('ours', 'first'), beside: reference, reference: of('ag-grid', 'first'), reach: 0.5 },
    { work: `${name} to all of them`, figure: of('ours', 'all'), beside: reference, reference: of('ag-grid', 'all'), reach: 1 },
  ]
}
