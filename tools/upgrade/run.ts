/**
 * `npm run test:upgrade -- COMMIT`: starts the product of a commit, lets a merchant work in it, kills it in the middle of
 * publications and a synchronisation, starts this version on the same data, and looks whether everything is there and goes on.
 */
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { indexStatus } from '../../contract/index.ts'
import { untilShopIsIn } from '../../src/app/journeys/servers.ts'
import { freePort } from '../free-port.ts'
import { buildWebApp } from '../web-build.ts'
import { compare } from './compare.ts'
import { chooseLists } from './demo-lists.ts'
import { checkOut } from './former-version.ts'
import { readKept } from './kept.ts'
import { makeEndings } from './make-endings.ts'
import { makeKept, makeUnderWay } from './make-state.ts'
import { openMerchant } from './merchant.ts'
import { followUnderWay, judgeWrites, type Outcome } from './outcomes.ts'
import { platformAt } from './platform.ts'
import { addressOf, type Place, startProduct } from './product.ts'

/** The last version before publications, synchronisations and routines had one engine. */
const usualCommit = 'e36139c'

const root = join(import.meta.dirname, '../..')
const began = Date.now()
const say = (line: string) => console.log(`${String(Math.round((Date.now() - began) / 1_000)).padStart(4)} s  ${line}`)
const cleanups: (() => Promise<unknown>)[] = []
const close = async () => {
  for (const each of cleanups.splice(0).reverse())
    await each().catch((fault: unknown) => say(`Not cleaned up: ${fault instanceof Error ? fault.message : String(fault)}`))
}

/** Lets a merchant work in the former version and kills it. Returns what must be found again. */
async function leaveBehind(commit: string, place: Place) {
  const former = await checkOut(commit, say)
  cleanups.push(() => former.remove())
  say(`Before: ${former.name}`)
  const product = startProduct(former.folder, place)
  cleanups.push(() => product.kill())
  await product.ready()
  await untilShopIsIn(addressOf(place))
  say('The demo shop is in.')
  const merchant = await openMerchant(addressOf(place))
  const platform = platformAt(place.simulatorPort)
  const lists = await chooseLists(merchant)
  await makeKept(merchant, lists)
  await makeEndings(merchant, lists, platform)
  say('Orderings, versions, a draft and settings are kept; publications and synchronisations have ended.')
  const writes = await platform.writes()
  const underWay = await makeUnderWay(merchant, lists, platform)
  const kept = await readKept(merchant, Object.values(lists))
  const states = await merchant.call(indexStatus, { query: { store: merchant.store } })
  const running = states.find(({ id }) => id === underWay.running)
  await product.kill()
  say(
    `Killed: ${states
      .filter(({ endedAt }) => endedAt === null)
      .map(({ state }) => state)
      .join(', ')}; ${running?.written} of ${running?.toWrite} products written.`,
  )
  if (running?.state !== 'running') throw new Error('The publication was over before the server was killed: nothing is proved.')
  const left = underWay.missedAt.getTime() - Date.now()
  if (left < 0) throw new Error('The scheduled publication began before the server was killed: nothing is proved.')
  await sleep(left + 1_000)
  return { lists, writes, underWay, kept }
}

/** Starts this version on what is left. Returns what it makes of it. */
async function findAgain(place: Place, { lists, writes, underWay, kept }: Awaited<ReturnType<typeof leaveBehind>>): Promise<Outcome[]> {
  const product = startProduct(root, place)
  cleanups.push(() => product.stop())
  const readyAt = await product.ready()
  say('After: this version is ready.')
  const merchant = await openMerchant(addressOf(place))
  const outcomes = await followUnderWay(merchant, underWay, readyAt)
  const written = judgeWrites(writes, await platformAt(place.simulatorPort).writes())
  const found = compare(kept, await readKept(merchant, Object.values(lists)))
  return [...found.map(({ what, count, differences }) => ({ what, found: `${count} as before`, wrong: differences })), ...outcomes, written]
}

/** Prints what was found. True where nothing is wrong. */
function report(outcomes: readonly Outcome[]): boolean {
  const width = Math.max(...outcomes.map(({ what }) => what.length))
  for (const { what, found, wrong } of outcomes) {
    console.log(`  ${what.padEnd(width)}  ${wrong.length === 0 ? found : `${wrong.length} wrong`}`)
    for (const each of wrong) console.log(`    wrong: ${each}`)
  }
  return outcomes.every(({ wrong }) => wrong.length === 0)
}

/** Ends a run that was interrupted. */
const brokenOff: { end?: Promise<never> } = {}
for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)
  process.once(signal, () => {
    brokenOff.end = close().then(() => process.exit(code))
  })

try {
  await buildWebApp(say)
  const dataFolder = await mkdtemp(join(tmpdir(), 'samara-upgrade-'))
  // The user who runs the database on board may be another one.
  await chmod(dataFolder, 0o755)
  cleanups.push(() => rm(dataFolder, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 }))
  const place = { dataFolder, port: await freePort(), simulatorPort: await freePort() }
  const isWell = report(await findAgain(place, await leaveBehind(process.argv[2] ?? usualCommit, place)))
  say(isWell ? 'Everything is there and goes on.' : 'The upgrade loses or changes something.')
  process.exitCode = isWell ? 0 : 1
} catch (fault) {
  // What is broken off fails in its middle.
  await brokenOff.end
  throw fault
} finally {
  await close()
}
