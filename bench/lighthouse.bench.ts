import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { testChromium } from '../tools/chromium.ts'
import { buildWebApp } from '../tools/web-build.ts'
import { type Row, spread } from './measure.ts'
import { startProduct } from './product.ts'

const folder = fileURLToPath(new URL('./lighthouse/', import.meta.url))
const runs = 3
/** The merchant of the demo shop, as the sign-in page names them. */
const merchant = { email: 'demo@samara.example', password: 'samara-demo' }
/** Where most days go by: what needs attention, the lists, and one of them on the workbench; and where one reads how things are done. */
const screens = ['/home', '/category', '/order-by-category?category=804', '/help', '/help/manual-sort']
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
/** Points that may be missing to 100. */
const mostMissing = 5
const largestPaint = 1_500

/** As much of Puppeteer and Lighthouse as is used here; they are installed beside the product, with their types. */
interface Tab {
  goto(address: string, options: { waitUntil: 'networkidle0' }): Promise<unknown>
  waitForSelector(selector: string): Promise<unknown>
  type(selector: string, text: string): Promise<void>
  click(selector: string): Promise<void>
  waitForFunction(check: string): Promise<unknown>
}
interface Puppeteer {
  launch(options: object): Promise<{ newPage(): Promise<Tab>; close(): Promise<void> }>
}
interface Report {
  lhr: {
    finalDisplayedUrl: string
    categories: Record<(typeof categories)[number], { score: number | null }>
    audits: Record<string, { numericValue?: number }>
  }
}
type Lighthouse = (address: string, flags: object, config: unknown, tab: Tab) => Promise<Report | undefined>

async function install(): Promise<void> {
  if (existsSync(join(folder, 'node_modules/lighthouse'))) return
  process.stdout.write('Installing Lighthouse (176 MB, into bench/lighthouse, this once) …\n')
  const code = await new Promise<number>((resolve, reject) =>
    spawn('npm', ['ci', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund'], { stdio: 'inherit' })
      .on('error', reject)
      .on('close', (ended) => resolve(ended ?? 1)),
  )
  if (code !== 0) throw new Error('Lighthouse could not be installed; what npm said stands above.')
}

const installed = <T>(path: string): Promise<T> => import(pathToFileURL(join(folder, 'node_modules', path)).href) as Promise<T>

async function signIn(tab: Tab, address: string): Promise<void> {
  await tab.goto(`${address}/home`, { waitUntil: 'networkidle0' })
  await tab.waitForSelector('input[type=password]')
  await tab.type('input[type=email]', merchant.email)
  await tab.type('input[type=password]', merchant.password)
  await tab.click('button[type=submit]')
  await tab.waitForFunction(`location.pathname === '/home' && document.querySelector('h1') !== null`)
}

/** The main screens as Lighthouse grades them, in the product as it is delivered, for somebody who is signed in. */
export async function benchLighthouse(): Promise<Row[]> {
  await install()
  await buildWebApp(() => undefined)
  const [{ default: lighthouse }, { default: config }, { default: puppeteer }] = await Promise.all([
    installed<{ default: Lighthouse }>('lighthouse/core/index.js'),
    installed<{ default: unknown }>('lighthouse/core/config/desktop-config.js'),
    installed<{ default: Puppeteer }>('puppeteer-core/lib/puppeteer/puppeteer-core.js'),
  ])
  const data = await mkdtemp(join(tmpdir(), 'bench-lighthouse-'))
  const product = await startProduct(data)
  const rows: Row[] = []
  try {
    await product.demo()
    const browser = await puppeteer.launch({ ...(await testChromium()), headless: true })
    try {
      const tab = await browser.newPage()
      await signIn(tab, product.address)
      for (const screen of screens) {
        const missing: Record<(typeof categories)[number], number[]> = { performance: [], accessibility: [], 'best-practices': [], seo: [] }
        const paints: number[] = []
        for (let run = 0; run < runs; run++) {
          // Who is signed in stays so: the session is the tab's.
          const flags = { disableStorageReset: true, onlyCategories: categories, logLevel: 'error' }
          const report = await lighthouse(product.address + screen, flags, config, tab)
          assert.ok(report, `Lighthouse gave no report of ${screen}`)
          assert.ok(report.lhr.finalDisplayedUrl.includes(screen.split('?')[0]!), `${screen} led to ${report.lhr.finalDisplayedUrl}`)
          for (const category of categories) {
            const { score } = report.lhr.categories[category]
            assert.notEqual(score, null, `Lighthouse has no figure for ${category} of ${screen}`)
            missing[category].push(Math.round(100 - 100 * (score ?? 0)))
          }
          paints.push(report.lhr.audits['largest-contentful-paint']?.numericValue ?? Infinity)
        }
        for (const category of categories)
          rows.push({
            work: `${screen}: points that Lighthouse takes off 100 for ${category}`,
            figure: spread(missing[category]),
            beside: 'limit',
            reference: mostMissing,
            reach: 1,
            unit: 'count',
          })
        rows.push({
          work: `${screen}: largest contentful paint, by Lighthouse for a desktop`,
          figure: spread(paints),
          beside: 'limit',
          reference: largestPaint,
          reach: 1,
        })
      }
    } finally {
      await browser.close()
    }
  } finally {
    await product.stop()
    await rm(data, { recursive: true, force: true })
  }
  return rows
}
