import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { Secrets } from '../../kernel/secrets.ts'
import { connect } from '../index.ts'
import { knownMigrations, migrate } from '../migrate.ts'
import { migrationsIn, partitionsIn, tablesIn } from './form.ts'
import { BackupFault, checkBackup, type Manifest, openTable, proofPlace, proofText } from './manifest.ts'
import { plainValues } from './schemas.ts'

export interface RestoringBackup {
  /** PostgreSQL itself, not a pooler: a database that holds nothing. */
  databaseUrl: string
  folder: string
  secrets: Secrets
  /** Makes the tables of the platform on board, where the backup has them. */
  makePlatformTables: (client: pg.PoolClient) => Promise<unknown>
}

const { escapeIdentifier, escapeLiteral } = pg
const whole = ({ schema, name }: { schema: string; name: string }) => `${escapeIdentifier(schema)}.${escapeIdentifier(name)}`

/**
 * Restores a backup into an empty database: makes the tables as they were,
 * fills them in one transaction, and brings them to the form of this version.
 * Throws {@link BackupFault} with the remedy; then the database holds nothing, and the same can be tried again.
 */
export async function restoreBackup({ databaseUrl, folder, secrets, makePlatformTables }: RestoringBackup): Promise<Manifest> {
  const manifest = await checkBackup(folder)
  // Throws where the secret key is another one.
  if (secrets.open(manifest.proof, proofPlace(manifest.at)) !== proofText) throw new BackupFault('The backup is of another product.')
  const connection = connect(databaseUrl, { size: 2, onFault: () => undefined })
  const client = await connection.direct.connect()
  try {
    await insistOnEmpty(client, manifest)
    await migrate(connection.direct, manifest.migrations.at(-1))
    await insistOnForm(client, manifest)
    await client.query('begin')
    for (const value of plainValues) await client.query(`set local ${value}`)
    await fill(client, folder, manifest, makePlatformTables)
    await client.query('commit')
    await client.query('analyze')
    await migrate(connection.direct)
    return manifest
  } catch (fault) {
    await client.query('rollback').catch(() => undefined)
    throw fault
  } finally {
    client.release()
    await connection.close()
  }
}

async function insistOnEmpty(client: pg.ClientBase, manifest: Manifest): Promise<void> {
  const known = new Set(await knownMigrations())
  if (manifest.migrations.some((name) => !known.has(name)))
    throw new BackupFault(`The backup is of version ${manifest.version}, which is newer than this one. Restore it with that version.`)
  const { rows } = await client.query<{ busy: boolean }>(
    "select exists (select from pg_stat_activity where datname = current_database() and application_name = 'jobs') as busy",
  )
  if (rows[0]!.busy) throw new BackupFault('A server works on this database. Stop it first.')
  const present = await migrationsIn(client)
  if (present.length === 0) return
  const { rows: held } = await client.query<{ held: boolean }>('select exists (select from people) or exists (select from stores) as held')
  if (held[0]!.held)
    throw new BackupFault(
      'The database is not empty: it holds people and stores. Restore into a new database (DATABASE_URL), or a new data folder (SAMARA_DATA).',
    )
  if (present.some((name) => !manifest.migrations.includes(name)))
    throw new BackupFault('The database has a newer form than the backup. Restore into a database without tables.')
}

/** The database must now have the very form that the backup was read from. */
async function insistOnForm(client: pg.ClientBase, { migrations, version }: Manifest): Promise<void> {
  const present = await migrationsIn(client)
  if (present.join() !== migrations.join())
    throw new BackupFault(`The database cannot be brought to the form of version ${version}. Restore with that version, then upgrade.`)
}

async function fill(
  client: pg.PoolClient,
  folder: string,
  { tables, partitions, sequences }: Manifest,
  makePlatformTables: RestoringBackup['makePlatformTables'],
): Promise<void> {
  if (tables.some(({ schema }) => schema === 'simulator')) await makePlatformTables(client)
  const found = await tablesIn(client)
  const there = new Set((await partitionsIn(client)).map(whole))
  for (const part of partitions.filter((each) => !there.has(whole(each))))
    await client.query(
      `create table ${whole(part)} partition of ${escapeIdentifier(part.schema)}.${escapeIdentifier(part.parent)} ${part.bounds}`,
    )
  // Keys that lead to other tables are made again at the end, which checks them all at once: tables need no sequence.
  const { rows: keys } = await client.query<{ table: string; name: string; definition: string }>(
    `select k.conrelid::regclass::text as table, quote_ident(k.conname) as name, pg_get_constraintdef(k.oid) as definition
     from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
     where k.contype = 'f' and k.conparentid = 0 and n.nspname = any($1)`,
    [[...new Set(found.map(({ schema }) => schema))]],
  )
  for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${name}`)
  // A migration may have put rows into a table.
  await client.query(`truncate ${found.map(whole).join(', ')}`)
  for (const table of tables) {
    const columns = table.columns.map(escapeIdentifier).join(', ')
    const copy = client.query(copyFrom(`copy ${whole(table)} (${columns}) from stdin`))
    await pipeline(...openTable(folder, table), copy)
    if (copy.rowCount !== table.rows)
      throw new BackupFault(`${table.file} has ${copy.rowCount} rows instead of ${table.rows}. Take another backup.`)
  }
  for (const sequence of sequences) await client.query(`select setval(${escapeLiteral(whole(sequence))}, $1)`, [sequence.last])
  // What is checked at the end of a transaction is checked now: tables with open checks cannot be changed.
  await client.query('set constraints all immediate')
  for (const { table, name, definition } of keys) await client.query(`alter table ${table} add constraint ${name} ${definition}`)
}
