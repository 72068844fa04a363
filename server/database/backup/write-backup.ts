import { createWriteStream } from 'node:fs'
import { mkdir, open, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createZstdCompress } from 'node:zlib'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import type { Secrets } from '../../kernel/secrets.ts'
import { migrationsIn, partitionsIn, sequencesIn, tablesIn } from './form.ts'
import { BackupFault, keyFile, type KeptTable, type Manifest, manifestFile, meter, proofPlace, proofText } from './manifest.ts'
import { plainValues } from './schemas.ts'

export interface WritingBackup {
  /** PostgreSQL itself, not a pooler. */
  databaseUrl: string
  /** The folder to make. It gets its name when it is complete. */
  folder: string
  /** The version of the product. */
  version: string
  at: Date
  secrets: Secrets
  /** The secret key as its file holds it, to lie in the backup; null where it is kept elsewhere. */
  key: string | null
}

const { escapeIdentifier } = pg

/**
 * Writes everything that the database holds into a folder, as it is at one moment, while
 * people work in it. Throws {@link BackupFault} with the remedy; then there is no folder.
 */
export async function writeBackup({ databaseUrl, folder, version, at, secrets, key }: WritingBackup): Promise<Manifest> {
  if (await stat(folder).catch(() => null)) throw new BackupFault(`${folder} is there already. Name another folder, or remove it.`)
  const unfinished = `${folder}.unfinished`
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(unfinished, { recursive: true, mode: 0o700 }).catch((cause: unknown) => {
    throw new BackupFault(`${dirname(folder)} cannot be written. Name a folder below another one.`, { cause })
  })
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'backup' })
  try {
    await client.connect()
    await client.query('begin transaction isolation level repeatable read, read only')
    for (const value of plainValues) await client.query(`set local ${value}`)
    const migrations = await migrationsIn(client)
    if (migrations.length === 0) throw new BackupFault('The database holds nothing of Samara yet. Start it once, or correct DATABASE_URL.')
    await insistOnKey(client, secrets)
    const tables = await tablesIn(client)
    const named = tables.map(({ schema, name }) => `${escapeIdentifier(schema)}.${escapeIdentifier(name)}`)
    // No migration changes a table while it is read.
    await client.query(`lock table ${named.join(', ')} in access share mode`)
    const kept: KeptTable[] = []
    for (const table of tables) kept.push(await writeTable(client, unfinished, table))
    const manifest: Manifest = {
      form: 1,
      version,
      at: at.toISOString(),
      postgres: (await client.query<{ server_version: string }>('show server_version')).rows[0]!.server_version,
      proof: secrets.seal(proofText, proofPlace(at.toISOString())),
      migrations,
      tables: kept,
      partitions: await partitionsIn(client),
      // Last: numbers that are given meanwhile are skipped, never given twice.
      sequences: await sequencesIn(client),
    }
    if (key !== null) await writeFile(join(unfinished, keyFile), key, { mode: 0o600 })
    await writeSafely(join(unfinished, manifestFile), `${JSON.stringify(manifest, null, 2)}\n`)
    await rename(unfinished, folder)
    return manifest
  } finally {
    await client.end()
    await rm(unfinished, { recursive: true, force: true })
  }
}

/** Without the key that sealed what the database holds, a backup would be restored and never be opened. */
async function insistOnKey(client: pg.Client, secrets: Secrets): Promise<void> {
  const { rows } = await client.query<{ sealed: string }>('select sealed from identity_keys union all select credential_sealed from stores')
  // One is enough: what was sealed with a key that is lost must not stop backups for ever.
  if (rows.length === 0 || rows.some(({ sealed }) => secrets.hasKeyOf(sealed))) return
  throw new BackupFault(
    'The secret key is not the one of this database: the backup could not be opened. Set SAMARA_DATA to the data folder of the Samara that is backed up, or SAMARA_SECRET_KEY to its key.',
  )
}

async function writeTable(client: pg.Client, folder: string, table: Pick<KeptTable, 'schema' | 'name' | 'columns'>): Promise<KeptTable> {
  const { schema, name, columns } = table
  const file = `${schema}.${name.replaceAll('_', '-')}.copy.zst`
  const { note, read } = meter()
  const noted = new Transform({ transform: (chunk: Buffer, _encoding, done) => (note(chunk), done(null, chunk)) })
  // A table in parts is read as a whole by a query alone.
  const copy = client.query(
    copyTo(
      `copy (select ${columns.map(escapeIdentifier).join(', ')} from ${escapeIdentifier(schema)}.${escapeIdentifier(name)}) to stdout`,
    ),
  )
  await pipeline(copy, noted, createZstdCompress(), createWriteStream(join(folder, file), { mode: 0o600, flush: true }))
  return { ...table, rows: copy.rowCount, ...read(), file }
}

/** Writes a file that is on the disk when this returns. */
async function writeSafely(file: string, text: string): Promise<void> {
  const handle = await open(file, 'w', 0o600)
  try {
    await handle.writeFile(text)
    await handle.sync()
  } finally {
    await handle.close()
  }
}
