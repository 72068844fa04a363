/**
 * The database on board: a real PostgreSQL that npm installed and that we start and stop beside Samara, so that a fresh machine needs
 * no database. Production sets DATABASE_URL instead; nothing else differs.
 */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, realpath, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { chooseAccount, type Account } from './account.ts'
import { findBinaries } from './binaries.ts'
import { clusterFolder, copyBinaries, ownerOf } from './cluster.ts'
import { faultFromSystem, notWritable } from './fault.ts'
import { runServer } from './server.ts'

export { EmbeddedPostgresFault, type EmbeddedPostgresFaultKind } from './fault.ts'

export interface EmbeddedPostgresOptions {
  /** Where the database is kept; made when missing. */
  directory: string
  /** Takes one line at a time, for the person who starts Samara. */
  log: (line: string) => void
  /** PostgreSQL settings over ours, such as `{ fsync: 'off' }` for tests. */
  settings?: Readonly<Record<string, string>>
}

export interface EmbeddedPostgres {
  /** `postgres://…` of the database `samara`, as its owner. Holds the password: never log it. */
  url: string
  /** Whether the server ends with this process; false where another process runs it. */
  own: boolean
  /** Ends the server cleanly. Does nothing when the server belongs to another process that still runs. */
  stop(): Promise<void>
}

/**
 * Starts PostgreSQL on a directory, or joins the server that runs on it already. On Linux the server ends with this process, even when
 * the process is killed.
 *
 * @throws EmbeddedPostgresFault with one line that says the remedy
 */
export async function startEmbeddedPostgres({ directory, log, settings = {} }: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const requested = resolve(directory)
  try {
    const home = await openHome(requested)
    const account = await chooseAccount(await ownerOf(home))
    const found = await findBinaries(join(home, 'libraries'))
    const place = (await account.reaches(clusterFolder(home))) ? home : await shelter(home, account, log)
    const binaries = (await account.reaches(join(found.root, 'bin', 'postgres'))) ? found : await copyBinaries(found, place)
    return await runServer({ home: place, binaries, account, settings, log })
  } catch (fault) {
    throw faultFromSystem(fault, requested)
  }
}

/** The directory without symbolic links, proven to be writable. */
async function openHome(directory: string): Promise<string> {
  await mkdir(directory, { recursive: true })
  const home = await realpath(directory)
  const proof = await mkdtemp(join(home, '.writable-'))
  await rm(proof, { recursive: true })
  return home
}

/**
 * Where root may not hand the server its right to pass by permissions, the database's user cannot go below a closed folder such as
 * /root: the database is then kept beside, at a place that is open to all and always the same for this directory.
 */
async function shelter(home: string, account: Account, log: (line: string) => void): Promise<string> {
  if (existsSync(clusterFolder(home))) throw notWritable(home, 'a folder above it is closed to the user who runs the database')
  const place = join('/var/lib/samara', createHash('sha256').update(home).digest('hex').slice(0, 16))
  if (!(await account.reaches(join('/var/lib', 'samara'))))
    throw notWritable(home, 'a folder above it is closed to the user who runs the database')
  await mkdir(place, { recursive: true, mode: 0o755 })
  log(`The database is kept in ${place}: this machine does not let it into ${home}.`)
  return place
}
