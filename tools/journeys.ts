/** Walks the browser journeys through the built product. Arguments go to Playwright: `npm run test:journeys -- --grep publish`. */
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { JourneyServer } from '../src/app/journeys/servers.ts'
import { testChromium } from './chromium.ts'
import { freePort } from './free-port.ts'
import { shopFolder } from './journey-shop-folder.ts'
import { prepareShops } from './journey-shops.ts'
import { runScript } from './stage.ts'
import { temporaryInMemory } from './temporary-in-memory.ts'
import { buildWebApp } from './web-build.ts'

/** Journeys wait more than they work: more of them than cores run side by side. */
const sideBySide = 3

interface Suite {
  file: string
  suites?: Suite[]
  specs: { tests: { results: { duration: number }[] }[] }[]
}

interface PlaywrightReport {
  suites: Suite[]
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
}

/** Milliseconds that the journeys of a file took, one after another. */
function durationOf({ suites = [], specs }: Suite): number {
  const results = specs.flatMap(({ tests }) => tests.flatMap((test) => test.results))
  return results.reduce((sum, { duration }) => sum + duration, 0) + suites.reduce((sum, suite) => sum + durationOf(suite), 0)
}

function finish(passed: number, failed: number, reason?: string): never {
  if (reason !== undefined) console.error(reason)
  console.log(`SUMMARY ${JSON.stringify({ passed, failed })}`)
  process.exit(failed === 0 ? 0 : 1)
}

const message = (fault: unknown) => (fault instanceof Error ? fault.message : String(fault))

temporaryInMemory()
await testChromium().catch((fault: unknown) => finish(0, 1, message(fault)))
await buildWebApp(console.log).catch((fault: unknown) => finish(0, 1, `The web app could not be built: ${message(fault)}`))

// Where the shop may be already (`tools/fill-journey-shop.ts`).
const folder = process.env[shopFolder] ?? (await mkdtemp(join(tmpdir(), 'samara-journeys-')))
const reportFile = join(folder, 'report.json')
const cleanUp = () => rm(folder, { recursive: true, force: true })
const began = Date.now()
const shops = await prepareShops(folder, sideBySide).catch(async (fault: unknown) => {
  await cleanUp()
  return finish(0, 1, `The demo shop could not be brought in: ${message(fault)}`)
})
console.log(`The demo shop is in (${((Date.now() - began) / 1000).toFixed(1)} s).`)
const servers: JourneyServer[] = []
for (const [number, url] of shops.databases.entries()) {
  const database = { url, secretKey: shops.secretKey }
  servers.push({ port: await freePort(), simulatorPort: await freePort(), data: join(folder, `data-${String(number)}`), database })
}
const show = (text: string) => void process.stdout.write(text)
const settings = { JOURNEYS_SERVERS: JSON.stringify(servers), JOURNEYS_REPORT: reportFile }
const { code } = await runScript('node_modules/@playwright/test/cli.js', ['test', ...process.argv.slice(2)], settings, show)
await shops.stop()
const report = JSON.parse(await readFile(reportFile, 'utf8').catch(() => 'null')) as PlaywrightReport | null
await cleanUp()
if (report === null) finish(0, 1)
for (const suite of report.suites) console.log(`${(durationOf(suite) / 1000).toFixed(1).padStart(6)} s  ${suite.file}`)
const { expected, unexpected, flaky, skipped } = report.stats
const failed = unexpected + flaky + skipped
finish(expected, code === 0 ? failed : Math.max(1, failed))
