import { readdir, readFile } from 'node:fs/promises'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator } from 'kysely/migration'
import type pg from 'pg'

const folder = new URL('./migrations/', import.meta.url)

/** What belongs together in a migration: a comment, a text, or the end of a command. */
const part = /--[^\n]*|'(?:[^']|'')*'|;/g

/** The commands of a migration, one by one: a cluster takes no two in one query. */
export function commandsOf(text: string): string[] {
  const ends = [...text.matchAll(part)].filter(([found]) => found === ';').map(({ index }) => index)
  const commands = [...ends, text.length].map((end, index) => text.slice(index === 0 ? 0 : ends[index - 1]! + 1, end).trim())
  return commands.filter((command) => command.replaceAll(part, '').trim() !== '')
}

/** The files of all migrations, in their sequence. */
const migrationFiles = async (): Promise<string[]> => (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()

const nameOf = (file: string): string => file.replace(/\.sql$/, '')

async function readMigrations(): Promise<Record<string, Migration>> {
  const files = await migrationFiles()
  const entries = files.map(async (file): Promise<[string, Migration]> => {
    const text = await readFile(new URL(file, folder), 'utf8')
    return [
      nameOf(file),
      {
        async up(database) {
          for (const command of commandsOf(text)) await sql.raw(command).execute(database)
        },
      },
    ]
  })
  return Object.fromEntries(await Promise.all(entries))
}

/** The names of all migrations that this version has, in their sequence. */
export const knownMigrations = async (): Promise<string[]> => (await migrationFiles()).map(nameOf)

/** The migrations that a database has had; none where it never had any. */
async function executedMigrations<T>(database: Kysely<T>): Promise<ReadonlySet<string>> {
  const { rows: found } = await sql<{ table: string | null }>`select to_regclass(${DEFAULT_MIGRATION_TABLE})::text as table`.execute(
    database,
  )
  if (!found[0]?.table) return new Set()
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(database)
  return new Set(rows.map(({ name }) => name))
}

/**
 * Brings the database to the newest form, or to that of the migration `last`, past
 * any pooler. Safe to run from several processes at once. Throws the first failure.
 */
export async function migrate(direct: pg.Pool, last?: string): Promise<void> {
  const database = new Kysely({ dialect: new PostgresDialect({ pool: direct }) })
  // The migrator reads the whole catalogue of the database before it sees that there is nothing to do.
  if (last === undefined && new Set(await knownMigrations()).symmetricDifference(await executedMigrations(database)).size === 0) return
  const migrator = new Migrator({ db: database, provider: { getMigrations: readMigrations } })
  const { error } = await (last === undefined ? migrator.migrateToLatest() : migrator.migrateTo(last))
  if (error) throw error instanceof Error ? error : new Error(JSON.stringify(error))
}

/** True where the database has every form that this server knows. */
export async function isMigrated<T>(database: Kysely<T>): Promise<boolean> {
  const executed = await executedMigrations(database)
  return (await knownMigrations()).every((name) => executed.has(name))
}
