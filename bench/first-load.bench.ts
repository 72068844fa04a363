import assert from 'node:assert/strict'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { chromium, type Browser } from 'playwright'
import { testChromium } from '../tools/chromium.ts'
import { buildWebApp } from '../tools/web-build.ts'
import { firstLoadOf } from '../tools/web/first-load.ts'
import { type Row, spread } from './measure.ts'
import { startProduct } from './product.ts'
import { signInAfresh } from './sign-in.ts'
import { inUnwatchedTab } from './unwatched-tab.ts'

const dist = fileURLToPath(new URL('../dist/', import.meta.url))
const runs = 5

interface Load {
  /** Every script that was fetched, by its path in the build. */
  scripts: string[]
  /** Bytes of each script as they came over the wire, compressed as the server likes best. */
  wire: ReadonlyMap<string, number>
}

/** Opens `/home` as somebody who is signed in and whose browser has kept nothing else. */
async function load(browser: Browser, address: string): Promise<Load> {
  const context = await browser.newContext({ viewport: { width: 1_280, height: 800 }, locale: 'es-ES' })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await signInAfresh(page, address)
    await session.send('Network.clearBrowserCache')
    // A part is fetched as a mere file, and read as a script out of the cache: it counts once, its bytes as they came.
    const scripts = new Map<string, string>()
    const wire = new Map<string, number>()
    session.on('Network.responseReceived', ({ requestId, response }) => {
      const { pathname } = new URL(response.url)
      if (pathname.endsWith('.js')) scripts.set(requestId, pathname.slice(1))
    })
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const script = scripts.get(requestId)
      if (script !== undefined) wire.set(script, (wire.get(script) ?? 0) + encodedDataLength)
    })
    await page.goto(`${address}/home`, { waitUntil: 'networkidle' })
    await page.getByRole('heading', { level: 1 }).waitFor()
    // What is fetched beside the page, a moment after it, counts as well.
    await page.waitForTimeout(2_000)
    return { scripts: [...new Set(scripts.values())].sort(), wire }
  } finally {
    await context.close()
  }
}

/** Milliseconds to the largest contentful paint of `/home`, for the same person on a slower processor. */
const largestPaint = (address: string, slowness: number): Promise<number> =>
  inUnwatchedTab(
    (page) => signInAfresh(page, address),
    async (tab) => {
      await tab.send('Network.clearBrowserCache')
      await tab.send('Emulation.setCPUThrottlingRate', { rate: slowness })
      await tab.send('Page.navigate', { url: `${address}/home` })
      // Long after the last part of the page has come.
      await sleep(8_000)
      return tab.evaluate(
        () =>
          new Promise<number>((done) => {
            if (document.querySelector('h1') === null) throw new Error('The page is not there.')
            new PerformanceObserver((list) => done(list.getEntries().at(-1)!.startTime)).observe({
              type: 'largest-contentful-paint',
              buffered: true,
            })
          }),
      )
    },
  )

/** What opening the front page costs in the delivered product, over a real connection. */
export async function benchFirstLoad(): Promise<Row[]> {
  await buildWebApp(() => undefined)
  const weighed = (await firstLoadOf(dist)).map(({ file }) => file)
  const folder = await mkdtemp(join(tmpdir(), 'bench-first-load-'))
  const product = await startProduct(folder)
  const gzip: number[] = []
  const wire: number[] = []
  const largest: number[] = []
  try {
    await product.demo()
    for (let run = 0; run < runs; run++) {
      const browser = await chromium.launch(await testChromium())
      try {
        const seen = await load(browser, product.address)
        // The check of `npm test` weighs files without a browser: a browser has to
        // fetch each of them. What stands below comes afterwards, and does not count.
        const first = [...weighed, 'appearance.js'].sort()
        assert.deepEqual(
          seen.scripts.filter((script) => first.includes(script)),
          first,
        )
        const sizes = await Promise.all(first.map(async (file) => gzipSync(await readFile(join(dist, file)), { level: 9 }).length))
        gzip.push(sizes.reduce((sum, size) => sum + size, 0))
        wire.push(first.reduce((sum, file) => sum + (seen.wire.get(file) ?? 0), 0))
      } finally {
        await browser.close()
      }
      largest.push(await largestPaint(product.address, 4))
    }
  } finally {
    await product.stop()
    await rm(folder, { recursive: true, force: true })
  }
  return [
    {
      work: 'JavaScript of the first load of /home (gzip)',
      figure: spread(gzip),
      beside: 'limit',
      reference: 130_000,
      reach: 1,
      unit: 'bytes',
    },
    {
      work: 'the same as it came over the wire',
      figure: spread(wire),
      beside: 'limit',
      reference: 130_000,
      reach: 1,
      unit: 'bytes',
    },
    {
      work: '/home on a CPU slowed 4 times: largest contentful paint',
      figure: spread(largest),
      beside: 'limit',
      reference: 1_500,
      reach: 1,
    },
  ]
}
