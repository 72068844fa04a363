import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { ConfigError, type ServerConfig } from '../server/config.ts'
import { BackupFault } from '../server/database/backup/index.ts'
import { EmbeddedPostgresFault, startEmbeddedPostgres } from '../server/database/embedded/index.ts'
import { SecretError } from '../server/kernel/secrets.ts'

/** The database that `npm start` uses, opened by a tool. */
export interface OpenDatabase {
  /** PostgreSQL itself, past any pooler. */
  url: string
  close(): Promise<void>
}

/** Opens the database of `DATABASE_URL`, else the one on board, whether Samara runs or not. */
export async function openDatabase(config: ServerConfig, say: (line: string) => void): Promise<OpenDatabase> {
  await mkdir(config.dataFolder, { recursive: true })
  if (config.databaseDirectUrl) {
    await insistOnAnswer(config.databaseDirectUrl)
    return { url: config.databaseDirectUrl, close: () => Promise.resolve() }
  }
  const embedded = await startEmbeddedPostgres({ directory: join(config.dataFolder, 'database'), log: say })
  return {
    url: embedded.url,
    async close() {
      if (embedded.own) await untilAlone(embedded.url, say)
      await embedded.stop()
    },
  }
}

/** Says what keeps a database of somebody else's from being used, before anything is begun with it. */
async function insistOnAnswer(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  try {
    await client.connect()
  } catch (cause) {
    // Where a name leads to several addresses, none of which answers, the message is empty.
    const why = (cause as Error).message || (cause as { code?: string }).code
    throw new BackupFault(`The database cannot be used (${why}). Check DATABASE_URL and that PostgreSQL runs.`, { cause })
  } finally {
    await client.end().catch(() => undefined)
  }
}

/**
 * The database on board ends with whoever started it: where Samara was started meanwhile and joined it, it is left open until Samara ends.
 */
async function untilAlone(url: string, say: (line: string) => void): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const others = async (): Promise<number> => {
    const { rows } = await client.query<{ others: number }>(
      "select count(*)::int as others from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'",
    )
    return rows[0]?.others ?? 0
  }
  try {
    await untilNoneIsLeft(others, say)
  } finally {
    await client.end()
  }
}

/** Milliseconds: how often it is looked, and how long a connection of one's own may take to end. */
const every = 250
const ending = 2_000

/** Waits until nobody else is connected. */
export async function untilNoneIsLeft(
  others: () => Promise<number>,
  say: (line: string) => void,
  pause: (milliseconds: number) => Promise<unknown> = sleep,
): Promise<void> {
  for (let waited = 0; (await others()) > 0; waited += every) {
    if (waited === ending) say('Samara was started on this database meanwhile: the database stays open until Samara ends.')
    await pause(every)
  }
}

/** Runs a command. What stops it is one line where the remedy is known. */
export async function endedInOneLine(command: () => Promise<void>): Promise<void> {
  try {
    await command()
  } catch (error) {
    const known = [BackupFault, ConfigError, EmbeddedPostgresFault, SecretError].some((kind) => error instanceof kind)
    console.error(known ? (error as Error).message : error)
    process.exitCode = 1
  }
}
