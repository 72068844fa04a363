/**
 * `npm run distribute`: gives every table of the database in DATABASE_URL its
 * place on Citus, after the migrations. Done again, it changes nothing; without
 * Citus it says so and changes nothing either.
 */
import { fileURLToPath } from 'node:url'
import { ConfigError, readConfig } from '../server/config.ts'
import { distribute } from '../server/database/distribute.ts'
import { connect, migrate } from '../server/database/index.ts'

async function run(): Promise<void> {
  const { databaseUrl } = readConfig(process.env, fileURLToPath(new URL('..', import.meta.url)))
  if (!databaseUrl) throw new ConfigError(['DATABASE_URL must name the coordinator of Citus: the database on board is one machine.'])
  const connection = connect(databaseUrl, { size: 1, onFault: (error) => console.error(error.message) })
  try {
    const { rows } = await connection.pool.query<{ citus: boolean }>("select to_regclass('pg_dist_partition') is not null as citus")
    if (rows[0]!.citus) await migrate(connection.direct)
    const client = await connection.pool.connect()
    const outcome = await distribute(client).finally(() => client.release())
    if (!outcome.citus) {
      console.log(
        outcome.available
          ? 'Citus is installed on this server but not in this database: run `create extension citus` first. Nothing was changed.'
          : 'This database has no Citus: it is one machine, and works as it is. Nothing was changed.',
      )
      process.exitCode = 1
      return
    }
    for (const step of outcome.steps) console.log(step)
    console.log(outcome.steps.length > 0 ? 'Every table has its place.' : 'Every table had its place already. Nothing was changed.')
  } finally {
    await connection.close()
  }
}

try {
  await run()
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : error)
  process.exitCode = 1
}
