/**
 * `npm run demo:large`: adds a store of 100 000 products to the demo person, in the database that `npm start` uses (DATABASE_URL, else the
 * one on board), whether the server runs or not. Run again, it makes the store anew as of today.
 */
import { fileURLToPath } from 'node:url'
import { ConfigError, readConfig } from '../../server/config.ts'
import { connect, migrate } from '../../server/database/index.ts'
import { EmbeddedPostgresFault } from '../../server/database/embedded/index.ts'
import { demoSignIn } from '../../demo/demo-store.ts'
import { dayIn, shiftDay, systemClock } from '../../server/kernel/clock.ts'
import { createLogger } from '../../server/kernel/logger.ts'
import { loadSecrets, SecretError } from '../../server/kernel/secrets.ts'
import { refreshScores } from '../../server/modules/scores/index.ts'
import { storesService } from '../../server/modules/stores/index.ts'
import { usersService } from '../../server/modules/users/index.ts'
import { openDatabase } from '../open-database.ts'
import { largeStore, makeLargeStore, NoDemo } from './make-store.ts'

const began = performance.now()
const say = (line: string) => console.log(`${((performance.now() - began) / 1000).toFixed(0).padStart(3)} s  ${line}`)

async function make(): Promise<void> {
  const config = readConfig(process.env, fileURLToPath(new URL('../..', import.meta.url)))
  const logger = createLogger('warn')
  const opened = await openDatabase(config, say)
  const connection = connect(opened.url, { size: 4, onFault: (error) => logger.warn({ err: error }, 'database connection lost') })
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
    await opened.close()
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
