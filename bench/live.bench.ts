import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { chromium, type Page } from 'playwright'
import { demoAccount, demoSignIn } from '../demo/demo-store.ts'
import { reportTabs } from '../src/features/reports/model/requested-report.ts'
import { testChromium } from '../tools/chromium.ts'
import { freePort } from '../tools/free-port.ts'
import { buildWebApp } from '../tools/web-build.ts'
import { type Row, spread } from './measure.ts'
import { residentOf, startProduct } from './product.ts'

const orders = 200
/** How often every report is opened. */
const rounds = 10
/** Milliseconds between two orders, at most. */
const gap = 5_000
/** Units of one order: the shop sells by itself too, a few at a time, which must not be taken for one of ours. */
const units = 100_000
const limit = 60_000
/** Bytes. */
const mostMemory = 300 * 1_048_576

/** Every part of the reports, over a year. */
async function openEveryReport(page: Page, address: string): Promise<void> {
  const year = { from: dayOf(364), to: dayOf(0) }
  for (const tab of reportTabs) {
    await page.goto(`${address}/reports?${new URLSearchParams({ ...year, tab }).toString()}`)
    await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => undefined)
  }
}

const dayOf = (back: number): string => new Date(Date.now() - back * 86_400_000).toISOString().slice(0, 10)

/** Units that the screen says were sold today. */
const unitsOnScreen = (page: Page): Promise<number> =>
  page
    .locator('[data-slot=figure]')
    .filter({ has: page.getByText('Unidades', { exact: true }) })
    .first()
    .locator('p')
    .nth(1)
    .innerText()
    .then((text) => Number(text.replaceAll(/\D/g, '')))

async function openReports(page: Page, address: string): Promise<void> {
  await page.goto(`${address}/home`)
  await page.getByLabel('Correo electrónico').fill(demoSignIn.email)
  await page.getByLabel('Contraseña', { exact: true }).fill(demoSignIn.password)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await page.waitForURL(`${address}/home`)
  await page.goto(`${address}/reports`)
  await page.getByText('En directo', { exact: true }).waitFor({ timeout: 4 * limit })
}

/** How long after an order on the platform the report that is open shows it: orders at any moment, over some ten minutes. */
export async function benchLive(): Promise<Row[]> {
  const directory = await mkdtemp(join(tmpdir(), 'bench-live-'))
  const simulatorPort = await freePort()
  await buildWebApp((line) => process.stdout.write(`${line}\n`))
  const product = await startProduct(directory, { SAMARA_SIMULATOR_PORT: String(simulatorPort), SAMARA_SIMULATOR_FAULTS: 'on' })
  const browser = await chromium.launch(await testChromium())
  try {
    await product.demo()
    const page = await browser.newPage({ viewport: { width: 1_280, height: 800 }, locale: 'es-ES' })
    await openReports(page, product.address)
    const sell = async (): Promise<void> => {
      const answer = await fetch(`http://127.0.0.1:${simulatorPort}/__simulator/accounts/${demoAccount}/orders`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ lines: [{ product: 1003, units, revenue: 100 }], status: 'payment-approved' }),
      })
      assert.ok(answer.ok, `the simulator took no order: ${answer.status} ${await answer.text()}`)
    }
    const before = await unitsOnScreen(page)
    const placed: number[] = []
    const seen: number[] = []
    let held = 0
    const watch = async (): Promise<void> => {
      while (seen.length < orders) {
        const shown = Math.floor(((await unitsOnScreen(page)) - before) / units)
        const at = performance.now()
        while (seen.length < Math.min(shown, placed.length)) seen.push(at - placed[seen.length]!)
        held = Math.max(held, await residentOf(product.pid))
        const oldest = placed[seen.length]
        assert.ok(oldest === undefined || at - oldest < 5 * limit, 'an order never came to the screen')
        await sleep(200)
      }
    }
    const place = async (): Promise<void> => {
      for (let order = 0; order < orders; order++) {
        await sleep(gap * Math.random())
        placed.push(performance.now())
        await sell()
      }
    }
    await Promise.all([watch(), place()])
    for (let round = 0; round < rounds; round++) {
      await openEveryReport(page, product.address)
      held = Math.max(held, await residentOf(product.pid))
    }
    const sorted = [...seen].sort((left, right) => left - right)
    return [
      {
        work: `from an order on the platform until the open report shows it, 95th percentile of ${orders} (median ${(sorted[orders / 2]! / 1_000).toFixed(1)} s, longest ${(sorted.at(-1)! / 1_000).toFixed(1)} s)`,
        figure: spread([sorted[Math.ceil(orders * 0.95) - 1]!]),
        beside: 'limit',
        reference: limit,
        reach: 1,
      },
      {
        work: `memory of the server, at most, while a day is followed and then every report of a year is opened ${rounds} times`,
        figure: spread([held]),
        beside: 'limit',
        reference: mostMemory,
        reach: 1,
        unit: 'bytes',
      },
    ]
  } finally {
    await browser.close()
    await product.stop()
    await rm(directory, { recursive: true, force: true })
  }
}
