/**
 * `npm run test:endurance`: the whole of what is promised about servers that are killed and
 * platforms that fail. Takes some minutes, prints what it saw, and ends with an error where anything
 * was lost, doubled or left unsaid. `KILLS`, `CALLS` and `SEED` choose how much, and which chance.
 */
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client, escapeIdentifier } from 'pg'
import { startEmbeddedPostgres } from '../../server/database/embedded/index.ts'
import type { Fault } from '../../demo/simulator/index.ts'
import { smallShop } from '../../demo/simulator/shop.fixtures.ts'
import { seededRandom } from '../../server/testing/endurance/seeded-random.ts'
import { type Cluster, startCluster } from '../../server/testing/endurance/cluster.ts'
import { killAgainAndAgain } from '../../server/testing/endurance/killing.ts'
import { payAgainAndAgain } from '../../server/testing/endurance/paying.ts'
import { publishAgainAndAgain, publishCollectionAgainAndAgain } from '../../server/testing/endurance/publishing.ts'
import { type Outcome, saveAgainAndAgain } from '../../server/testing/endurance/saving.ts'
import { synchroniseAgainAndAgain } from '../../server/testing/endurance/synchronising.ts'

const number = (name: string, usual: number): number => {
  const given = Number(process.env[name] ?? usual)
  if (Number.isInteger(given) && given >= 0) return given
  throw new RangeError(`${name} must be a whole number.`)
}
const kills = number('KILLS', 100)
const calls = number('CALLS', 10_000)
const seed = number('SEED', 1)

const say = (line: string) => console.log(line)
const shop = smallShop(1_600)
const ids = shop.products.map(({ id }) => id)
const stores = ['busy', 'brought-in'] as const
/** One that is published by positions, and one of which so much moves that it is published by a file. */
const collections = [
  { id: 7, products: ids.slice(0, 40) },
  { id: 8, products: ids.slice(0, 400) },
]

/** All kinds of work at once, until it is enough. */
async function workOn(cluster: Cluster, until: () => boolean, mayFail: boolean): Promise<Record<string, Outcome>> {
  const [store, other] = stores
  const random = (more: number) => seededRandom(seed * 1_000 + more)
  const [saving, scores, positions, file, synchronising, paying] = await Promise.all([
    saveAgainAndAgain(cluster, { store, category: 22, random: random(1), until }),
    publishAgainAndAgain(cluster, { store, category: 11, random: random(2), until, mayFail }),
    publishCollectionAgainAndAgain(cluster, { store, collection: 7, random: random(3), until, mayFail }),
    publishCollectionAgainAndAgain(cluster, { store, collection: 8, random: random(4), until, mayFail }),
    synchroniseAgainAndAgain(cluster, { store: other, ids, categories: [11, 12, 21, 22], random: random(5), until, mayFail }),
    payAgainAndAgain(cluster, { random: random(6), until }),
  ])
  return { saving, 'publishing scores': scores, 'publishing positions': positions, 'publishing a file': file, synchronising, paying }
}

/** Prints what came of it, and gives how much was wrong. */
function report(outcomes: Record<string, Outcome>): number {
  for (const [name, { done, unhappy, faults }] of Object.entries(outcomes)) {
    say(
      `  ${name.padEnd(22)} ${String(done).padStart(6)} done, ${unhappy.length} of them not as wanted and explained, ${faults.length} wrong`,
    )
    for (const [why, count] of Object.entries(Object.groupBy(unhappy, (one) => one)).map(
      ([why, same]) => [why, same?.length ?? 0] as const,
    ))
      say(`      ${count} × ${why}`)
    for (const fault of faults) say(`      wrong: ${fault}`)
  }
  return Object.values(outcomes).reduce((sum, { faults }) => sum + faults.length, 0)
}

async function inCluster<T>(adminUrl: string, processes: number, work: (cluster: Cluster) => Promise<T>): Promise<T> {
  const name = `endurance_${randomUUID().replaceAll('-', '')}`
  const admin = new Client({ connectionString: adminUrl })
  await admin.connect()
  await admin.query(`create database ${escapeIdentifier(name)}`)
  const url = new URL(adminUrl)
  url.pathname = `/${name}`
  const cluster = await startCluster({ databaseUrl: url.href, processes, shop, stores, collections })
  try {
    return await work(cluster)
  } finally {
    await cluster.close()
    await admin.query(`drop database if exists ${escapeIdentifier(name)} with (force)`)
    await admin.end()
  }
}

async function beKilled(cluster: Cluster): Promise<number> {
  let over = false
  const work = workOn(cluster, () => over, false)
  // Said when it is waited for.
  work.catch(() => undefined)
  await killAgainAndAgain(cluster, {
    kills,
    random: seededRandom(seed),
    longest: 1_500,
    onKill: (count) => void (count % 10 === 0 && say(`  ${count} kills`)),
  })
  over = true
  return report(await work)
}

/** Faults per 1 000 calls: short ones are frequent, long ones are rare. */
const platformFaults: Fault[] = [
  {
    kind: 'random',
    share: 0.1,
    seed,
    kinds: ['down', 'broken', 'reset', 'lost-answer', 'half-answer', 'wrong-json', 'slow'],
    slowFor: 300,
  },
  { kind: 'random', share: 0.000_3, seed: seed + 1, kinds: ['timeout'] },
  { kind: 'too-many', retryAfter: 2, after: 500, times: 1 },
  { kind: 'too-many', after: 4_000, times: 1 },
  { kind: 'pause', milliseconds: 60_000, after: 7_000, times: 1 },
]

async function meetFaults(cluster: Cluster): Promise<number> {
  let made = 0
  for (const fault of platformFaults) cluster.simulator.faults.begin(fault)
  const work = workOn(cluster, () => made >= calls, true)
  let failed = false
  work.catch(() => (failed = true))
  for (let shown = 0; made < calls && !failed; await sleep(500)) {
    made = (await cluster.callsMade()).reduce((sum, count) => sum + count, 0)
    if (made >= shown + 1_000) {
      shown = made
      say(`  ${made} calls`)
    }
  }
  // What is under way ends on a platform that works again.
  const hit = [...cluster.simulator.faults.counted()].map(([kind, count]) => `${kind} ${count}`).join(', ')
  cluster.simulator.faults.clear()
  const wrong = report(await work)
  say(`  hit by: ${hit}`)
  return wrong
}

const folder = await mkdtemp(join(tmpdir(), 'endurance-'))
const server = await startEmbeddedPostgres({ directory: folder, log: () => undefined })
let wrong = 0
try {
  const began = performance.now()
  const minutes = () => `${((performance.now() - began) / 60_000).toFixed(1)} min`
  if (kills > 0) {
    say(`Two servers, one of which is killed at a random moment, ${kills} times (seed ${seed}):`)
    wrong += await inCluster(server.url, 2, beKilled)
    say(`  ${minutes()}`)
  }
  if (calls > 0) {
    say(`A platform that fails in every way, for ${calls} calls (seed ${seed}):`)
    wrong += await inCluster(server.url, 1, meetFaults)
    say(`  ${minutes()}`)
  }
} finally {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
}
say(wrong === 0 ? 'Nothing was lost, nothing was done twice, and nothing failed without saying why.' : `${wrong} things were wrong.`)
process.exitCode = wrong === 0 ? 0 : 1
