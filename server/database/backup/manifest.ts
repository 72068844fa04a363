import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createZstdDecompress } from 'node:zlib'

/** A table as it lies in a backup: a file of lines as COPY writes them, compressed. */
export interface KeptTable {
  schema: string
  name: string
  columns: string[]
  rows: number
  /** Of the lines, before they are compressed. */
  bytes: number
  sha256: string
  file: string
}

/** A part of a table that holds some of its rows, such as a month. */
export interface KeptPartition {
  schema: string
  name: string
  parent: string
  bounds: string
}

/** Where a sequence goes on. */
export interface KeptSequence {
  schema: string
  name: string
  last: number
}

/** What a backup is, and what must be found in it. */
export interface Manifest {
  form: 1
  /** The version of the product that wrote it. */
  version: string
  at: string
  /** The version of PostgreSQL that it was read from. */
  postgres: string
  /** A known text, sealed: opens with the right secret key alone. */
  proof: string
  /** The form of the database, as the migrations that made it. */
  migrations: string[]
  tables: KeptTable[]
  partitions: KeptPartition[]
  sequences: KeptSequence[]
}

/** What stops a backup or a restoration, in one line with its remedy. */
export class BackupFault extends Error {
  override readonly name = 'BackupFault'
}

export const manifestFile = 'manifest.json'
/** The secret key, where the installation keeps it in a file. */
export const keyFile = 'secret.key'

/** The text of {@link Manifest.proof}, and where it is sealed. */
export const proofText = 'samara backup'
export const proofPlace = (at: string) => ({ purpose: 'backup', row: at })

/** Counts and hashes what passes. */
export function meter() {
  const hash = createHash('sha256')
  let bytes = 0
  return {
    note(chunk: Buffer) {
      hash.update(chunk)
      bytes += chunk.length
    },
    read: () => ({ bytes, sha256: hash.digest('hex') }),
  }
}

/** The lines of a table in a backup. */
export const openTable = (folder: string, { file }: KeptTable) => [createReadStream(join(folder, file)), createZstdDecompress()] as const

/** Reads a backup's manifest and every byte of its tables. Throws {@link BackupFault} where anything is missing or was changed. */
export async function checkBackup(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, manifestFile), 'utf8').catch((cause: unknown) => {
    throw new BackupFault(`${folder} is no backup: it has no ${manifestFile}. Name the folder that npm run backup made.`, { cause })
  })
  const manifest = parse(text, folder)
  for (const table of manifest.tables) {
    const name = join(folder, table.file)
    const { note, read } = meter()
    const sink = new Writable({ write: (chunk: Buffer, _encoding, done) => (note(chunk), done()) })
    await stat(name).catch((cause: unknown) => {
      throw new BackupFault(`The backup lacks ${table.file}. Take another one.`, { cause })
    })
    await pipeline(...openTable(folder, table), sink).catch((cause: unknown) => {
      throw new BackupFault(`${table.file} of the backup cannot be read to its end. Take another backup.`, { cause })
    })
    const found = read()
    if (found.sha256 !== table.sha256 || found.bytes !== table.bytes)
      throw new BackupFault(`${table.file} of the backup was changed since it was written. Take another backup.`)
  }
  return manifest
}

function parse(text: string, folder: string): Manifest {
  try {
    const manifest = JSON.parse(text) as Manifest
    if (manifest.form === 1) return manifest
  } catch {
    // Reported below.
  }
  throw new BackupFault(`${manifestFile} in ${folder} is of no form that this version knows. Restore it with the version that wrote it.`)
}
