/**
 * `npm run demo:large`: adds a store of 100 000 products to the demo person, in the database that `npm start` uses (DATABASE_URL, else the
 * one on board), whether the server runs or not. Run again, it makes the store anew as of today.
 */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { ConfigError, readConfig } from '../../server/config.ts'
import { connect, migrate } from '../../server/database/index.ts'
import { EmbeddedPostgresFault, startEmbeddedPostgres } from '../../server/database/embedded/index.ts'
import { demoSignIn } from '../../demo/demo-store.ts'
import { dayIn, shiftDay, systemClock } from '../../server/kernel/clock.ts'
import { createLogger } from '../../server/kernel/logger.ts'
import { loadSecrets, SecretError } from '../../server/kernel/secrets.ts'
import { refreshScores } from '../../server/modules/scores/index.ts'
import { storesService } from '../../server/modules/stores/index.ts'
import { usersService } from '../../server/modules/users/index.ts'
import { largeStore, makeLargeStore, NoDemo } from './make-store.ts'

const began = performance.now()
const say = (line: string) => console.log(`${((performance.now() - began) / 1000).toFixed(0).padStart(3)} s  ${line}`)

/** The database on board ends with whoever started it: where Samara was started meanwhile and joined it, it is left open until Samara ends. */
async function untilAlone(databaseUrl: string): Promise<void> {
  const connection = connect(databaseUrl, { size: 1, onFault: () => undefined })
  const others = async (): Promise<number> => {
    const { rows } = await connection.pool.query<{ others: number }>(
      "select count(*)::int as others from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'",
    )
    return rows[0]?.others ?? 0
  }
  try {
    if ((await others()) === 0) return
    say('Samara was started on this database meanwhile: the database stays open until Samara ends.')
    while ((await others()) > 0) await sleep(500)
  } finally {
    await connection.close()
  }
}

async function make(): Promise<void> {
  const config = readConfig(process.env, fileURLToPath(new URL('../..', import.meta.url)))
  const logger = createLogger('warn')
  await mkdir(config.dataFolder, { recursive: true })
  const embedded = config.databaseUrl ? null : await startEmbeddedPostgres({ directory: join(config.dataFolder, 'database'), log: say })
  const databaseUrl = config.databaseDirectUrl ?? embedded!.url
  const connection = connect(databaseUrl, { size: 4, onFault: (error) => logger.warn({ err: error }, 'database connection lost') })
  try {
    const { database, pool } = connection
    await migrate(connection.direct)
    const secrets = await loadSecrets({ environment: process.env.SAMARA_SECRET_KEY, dataFolder: config.dataFolder })
    const purpose = 'platform-credential'
    const stores = storesService({
      database,
      clock: systemClock,
      connectPlatform: () => {
        throw new Error('Nothing is asked of a platform here.')
      },
      seal: { seal: (text, row) => secrets.seal(text, { purpose, row }), open: (sealed, row) => secrets.open(sealed, { purpose, row }) },
    })
    const store = await makeLargeStore({
      users: usersService(database, systemClock),
      stores,
      connection,
      clock: systemClock,
      publicUrl: config.publicUrl,
      say,
    })
    const now = systemClock.now()
    await refreshScores(pool, store, shiftDay(dayIn((await stores.require(store)).timeZone, now), -1), now)
    say('Its sales figures and scores are worked out.')
    say(`Sign in as ${demoSignIn.email} / ${demoSignIn.password} at ${config.publicUrl} and choose ${largeStore}.`)
  } finally {
    await connection.close()
    if (embedded?.own) await untilAlone(databaseUrl)
    await embedded?.stop()
  }
}

try {
  await make()
} catch (error) {
  const known =
    error instanceof NoDemo || error instanceof EmbeddedPostgresFault || error instanceof SecretError || error instanceof ConfigError
  console.error(known ? error.message : error)
  process.exitCode = 1
}
