/**
 * `npm run contract:vtex`: somebody else judges us. The connector talks to the simulator through Prism, which holds every call and every
 * answer against VTEX's own schemas; and every official example is read by the connector's readers. The schemas are not part of this
 * repository: `VTEX_OPENAPI_DIR` says where they are (default `../shared/vtex-openapi`, files of github.com/vtex/openapi-schemas).
 */
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { startEmbeddedPostgres } from '../../server/database/embedded/index.ts'
import { systemClock } from '../../server/kernel/clock.ts'
import { startSimulator } from '../../demo/simulator/index.ts'
import { askTheRest, askWrongly, conversations, type Parties } from './conversations.ts'
import { readExamples } from './examples.ts'
import { startFiles } from './files.ts'
import { installPrism, startPrism } from './prism.ts'
import { type Seen, startRecorder } from './recorder.ts'
import { correctedSubset, readOperations } from './subset.ts'

const folder = resolve(process.env.VTEX_OPENAPI_DIR ?? join(import.meta.dirname, '../../../shared/vtex-openapi'))
if (!existsSync(folder)) {
  console.log(
    `skipped: VTEX's schemas are not at ${folder}. Set VTEX_OPENAPI_DIR to a folder with catalog-api.json, search-api.json, orders-api.json, pricing-api.json, logistics-api.json and vtex-id-api.json.`,
  )
  process.exit(0)
}

const credential = { account: 'contract', key: 'vtexappkey-contract-ABCDEF', secret: 'a-secret-of-the-contract' }
const began = performance.now()
const say = (line: string) => console.log(`${((performance.now() - began) / 1000).toFixed(0).padStart(3)} s  ${line}`)
const cleanups: (() => Promise<unknown>)[] = []
const failures: string[] = []

/** Everything is started, asked and stopped here; what failed is in `failures`. */
async function judge(): Promise<void> {
  const operations = await readOperations(folder)
  const subset = correctedSubset(operations)
  say(`${subset.operations.length} operations, ${subset.corrections.length} corrections:`)
  for (const correction of subset.corrections) say(`  ${correction}`)

  const examples = readExamples(operations)
  for (const { operation, examples: count, unread } of examples)
    if (unread > 0 || count === 0) failures.push(`${operation}: ${unread} of ${count} official examples cannot be read.`)
  say(
    `official examples: ${examples.reduce((sum, { examples: count, unread }) => sum + count - unread, 0)} of ${examples.reduce((sum, { examples: count }) => sum + count, 0)} read, of ${examples.length} operations`,
  )

  await installPrism(say)
  const scratch = await mkdtemp(join(tmpdir(), 'samara-contract-'))
  cleanups.push(() => rm(scratch, { recursive: true, force: true }))
  const document = join(scratch, 'subset.json')
  await writeFile(document, JSON.stringify(subset.document))
  const database = await startEmbeddedPostgres({ directory: join(scratch, 'database'), settings: { fsync: 'off' }, log: () => undefined })
  cleanups.push(() => database.stop())
  const simulator = await startSimulator({ databaseUrl: database.url, port: 0, clock: systemClock })
  cleanups.push(() => simulator.close())
  await simulator.openAccount(credential)
  const files = await startFiles(simulator.url)
  cleanups.push(() => files.close())
  const prism = await startPrism(document, files.url)
  cleanups.push(() => prism.stop())
  const recorder = await startRecorder(prism.url, files, subset.operations)
  cleanups.push(() => recorder.close())
  say('Prism, simulator and connector are up')

  const parties: Parties = { simulator, recorder, credential, baseUrl: recorder.url }
  const talks = [...conversations, { name: 'what the connector does not need now', hold: askTheRest }]
  for (const { name, hold } of talks) {
    await hold(parties).then(
      () => say(`held   ${name}`),
      (fault: unknown) => {
        failures.push(`${name}: ${fault instanceof Error ? fault.message : String(fault)}`)
        say(`FAILED ${name}`)
      },
    )
  }
  let wrong = 0
  const refused = await recorder.expecting(async () => {
    wrong = await askWrongly(parties)
  })
  if (refused !== wrong) failures.push(`Prism refused ${refused} of ${wrong} wrong calls: it does not judge.`)
  say(`wrong calls that Prism refused: ${refused} of ${wrong}`)
  report(recorder.seen)
}

function report(seen: ReadonlyMap<string, Seen>): void {
  const width = Math.max(...[...seen.keys()].map(({ length }) => length))
  console.log(`\n${'operation'.padEnd(width)}  calls  violations  statuses`)
  let calls = 0
  let violations = 0
  for (const [name, one] of seen) {
    calls += one.calls
    violations += one.violations.size
    const statuses = [...one.statuses]
      .sort(([a], [b]) => a - b)
      .map(([status, count]) => `${status} × ${count}`)
      .join(', ')
    console.log(`${name.padEnd(width)}  ${String(one.calls).padStart(5)}  ${String(one.violations.size).padStart(10)}  ${statuses}`)
    for (const words of one.violations) failures.push(`${name}: ${words}`)
    if (one.calls === 0) failures.push(`${name} was never called.`)
    if (name.endsWith('(not in the subset)')) failures.push(`${name} is called, but not judged.`)
  }
  console.log(`${'all'.padEnd(width)}  ${String(calls).padStart(5)}  ${String(violations).padStart(10)}\n`)
}

await judge().catch((fault: unknown) => failures.push(fault instanceof Error ? (fault.stack ?? fault.message) : String(fault)))
for (const close of cleanups.reverse()) await close().catch((fault: unknown) => console.error(fault))
for (const failure of failures) console.error(`- ${failure}`)
say(failures.length === 0 ? 'passed: no violation' : `FAILED: ${failures.length}`)
process.exit(failures.length === 0 ? 0 : 1)
