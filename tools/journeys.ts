/** Walks the browser journeys through the built product. Arguments go to Playwright: `npm run test:journeys -- --grep publish`. */
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { testChromium } from './chromium.ts'
import { freePort } from './free-port.ts'
import { runScript } from './stage.ts'
import { buildWebApp } from './web-build.ts'

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
}

function finish(passed: number, failed: number, reason?: string): never {
  if (reason !== undefined) console.error(reason)
  console.log(`SUMMARY ${JSON.stringify({ passed, failed })}`)
  process.exit(failed === 0 ? 0 : 1)
}

const message = (fault: unknown) => (fault instanceof Error ? fault.message : String(fault))

await testChromium().catch((fault: unknown) => finish(0, 1, message(fault)))
await buildWebApp(console.log).catch((fault: unknown) => finish(0, 1, `The web app could not be built: ${message(fault)}`))

const folder = await mkdtemp(join(tmpdir(), 'samara-journeys-'))
const reportFile = join(folder, 'report.json')
const { code, output } = await runScript('node_modules/@playwright/test/cli.js', ['test', ...process.argv.slice(2)], {
  JOURNEYS_PORT: String(await freePort()),
  JOURNEYS_SIMULATOR_PORT: String(await freePort()),
  JOURNEYS_DATA: join(folder, 'data'),
  JOURNEYS_REPORT: reportFile,
})
console.log(output)
const report = JSON.parse(await readFile(reportFile, 'utf8').catch(() => 'null')) as PlaywrightReport | null
await rm(folder, { recursive: true, force: true })
if (report === null) finish(0, 1)
const { expected, unexpected, flaky, skipped } = report.stats
const failed = unexpected + flaky + skipped
finish(expected, code === 0 ? failed : Math.max(1, failed))
