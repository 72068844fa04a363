import { readdir, readFile } from 'node:fs/promises'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
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

async function readMigrations(): Promise<Record<string, Migration>> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  const entries = files.map(async (file): Promise<[string, Migration]> => {
    const text = await readFile(new URL(file, folder), 'utf8')
    return [
      file.replace(/\.sql$/, ''),
      {
        async up(database) {
          for (const command of commandsOf(text)) await sql.raw(command).execute(database)
        },
      },
    ]
  })
  return Object.fromEntries(await Promise.all(entries))
}

const migratorOf = <T>(database: Kysely<T>) => new Migrator({ db: database, provider: { getMigrations: readMigrations } })

/** The names of all migrations that this version has, in their sequence. */
export const knownMigrations = async (): Promise<string[]> => Object.keys(await readMigrations())

/**
 * Brings the database to the newest form, or to that of the migration `last`, past
 * any pooler. Safe to run from several processes at once. Throws the first failure.
 */
export async function migrate(direct: pg.Pool, last?: string): Promise<void> {
  const migrator = migratorOf(new Kysely({ dialect: new PostgresDialect({ pool: direct }) }))
  const { error } = await (last === undefined ? migrator.migrateToLatest() : migrator.migrateTo(last))
  if (error) throw error instanceof Error ? error : new Error(JSON.stringify(error))
}

/** True where the database has every form that this server knows. */
export async function isMigrated<T>(database: Kysely<T>): Promise<boolean> {
  const migrations = await migratorOf(database).getMigrations()
  return migrations.every(({ executedAt }) => executedAt !== undefined)
}
