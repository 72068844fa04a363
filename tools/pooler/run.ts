/**
 * `npm run test:pooler`: the server behind PgBouncer in transaction mode.
 * First the server's tests, then 40 people for a minute on two servers. Needs
 * PgBouncer; `--only-load` leaves the tests out, `--without-direct` shows what comes of a server that knows the pooler alone.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startEmbeddedPostgres } from '../../server/database/embedded/index.ts'
import { runTests } from '../run-tests.ts'
import { carryLoad } from './load.ts'
import { findPgBouncer, startPgBouncer } from './pgbouncer.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string', default: '60' },
    people: { type: 'string', default: '40' },
    pool: { type: 'string', default: '6' },
    'only-load': { type: 'boolean', default: false },
    'without-direct': { type: 'boolean', default: false },
  },
})

/** What the server's tests say of their own PostgreSQL, or of addresses that have no pooler. */
const usualTests = [
  'server/access',
  'server/database',
  'server/http',
  'server/identity',
  'server/modules',
  'server/platforms/connect.test.ts',
  'server/main.test.ts',
  'server/several-processes.test.ts',
  'server/killed.test.ts',
  'server/kept-apart.test.ts',
]
const say = (line: string) => console.log(line)
const cleanups: (() => Promise<unknown>)[] = []

/** True where people met no failure. */
async function load(poolerUrl: string, directUrl: string): Promise<boolean> {
  const [people, seconds] = [Number(values.people), Number(values.seconds)]
  say(`${people} people on two servers for ${seconds} s${values['without-direct'] ? ', by the address of the pooler alone' : ''} …`)
  const { calls, failed, saved, published, received, faults } = await carryLoad({
    databaseUrl: poolerUrl,
    ...(values['without-direct'] ? {} : { directUrl }),
    people,
    seconds,
  })
  say(`${calls} calls, ${saved} saves, ${published} publications verified, ${received} live events received`)
  for (const [what, count] of failed) say(`  ${count} × ${what}`)
  for (const fault of faults) say(`  wrong: ${fault}`)
  const broken = [...failed].filter(([what]) => /no answer|5\d\d$/.test(what)).reduce((sum, [, count]) => sum + count, 0)
  say(`${broken} answered by 5xx or not at all`)
  return failed.size === 0 && faults.length === 0 && published > 0 && received > 0
}

/** True where all is well. */
async function run(): Promise<boolean> {
  const found = await findPgBouncer()
  if (found === null) {
    say('PgBouncer is not installed: apt-get install pgbouncer, dnf install pgbouncer or brew install pgbouncer.')
    return false
  }
  const folder = await mkdtemp(join(tmpdir(), 'samara-pooler-'))
  cleanups.push(() => rm(folder, { recursive: true, force: true }))
  const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '300' }
  const postgres = await startEmbeddedPostgres({ directory: join(folder, 'database'), settings, log: say })
  cleanups.push(() => postgres.stop())
  const pooler = await startPgBouncer({ program: found.program, folder, serverUrl: postgres.url, poolSize: Number(values.pool) })
  cleanups.push(() => pooler.stop())
  say(`PgBouncer ${found.version} in transaction mode, ${values.pool} connections for each database.`)
  const tests = positionals.length > 0 ? positionals : usualTests
  const passed = values['only-load'] || (await runTests(tests, { TEST_DATABASE_URL: postgres.url, TEST_POOLER_URL: pooler.url }))
  return (await load(pooler.url, postgres.url)) && passed
}

try {
  process.exitCode = (await run()) ? 0 : 1
} finally {
  for (const close of cleanups.splice(0).reverse()) await close()
}
