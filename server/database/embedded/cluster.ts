import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chmod, chown, cp, mkdir, readFile, readdir, realpath, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { Account } from './account.ts'
import type { Binaries } from './binaries.ts'
import { faultFromWords, otherVersion } from './fault.ts'

/** A prepared PostgreSQL directory. */
export interface Cluster {
  /** What PostgreSQL calls PGDATA, without symbolic links. */
  data: string
  password: string
}

export const superuser = 'samara'

export const clusterFolder = (home: string) => join(home, 'cluster')

/** The user who owns the database in a home, or null where there is none. */
export async function ownerOf(home: string): Promise<number | null> {
  return await stat(join(clusterFolder(home), 'data')).then(
    (entry) => entry.uid,
    () => null,
  )
}

/**
 * Opens the cluster of a home, and makes it first where there is none: in a folder of its own that gets its name when it is complete, so
 * that a start which is killed, or two starts at once, leave either a whole cluster or none.
 */
export async function openCluster(home: string, binaries: Binaries, account: Account, log: (line: string) => void): Promise<Cluster> {
  const folder = clusterFolder(home)
  if (!existsSync(folder)) await makeCluster(folder, binaries, account, log)
  const data = await realpath(join(folder, 'data'))
  const found = (await readFile(join(data, 'PG_VERSION'), 'utf8')).trim()
  const ours = binaries.version.split('.')[0] ?? binaries.version
  if (found !== ours) throw otherVersion(home, found, ours)
  return { data, password: (await readFile(join(folder, 'password'), 'utf8')).trim() }
}

async function makeCluster(folder: string, binaries: Binaries, account: Account, log: (line: string) => void): Promise<void> {
  log('Preparing the database, once …')
  const began = Date.now()
  await removeUnfinished(folder)
  const unfinished = `${folder}.unfinished-${randomUUID()}`
  const data = join(unfinished, 'data')
  const passwordFile = join(unfinished, 'password')
  await mkdir(data, { recursive: true })
  try {
    await writeFile(passwordFile, randomBytes(24).toString('hex'), { mode: 0o600, flag: 'wx' })
    await chmod(unfinished, account.uid === null ? 0o700 : 0o711)
    if (account.uid !== null) for (const path of [data, passwordFile]) await chown(path, account.uid, account.uid)
    await runInitdb(account, binaries, data, passwordFile, dirname(folder))
    await rename(unfinished, folder).catch((fault: unknown) => {
      if (!existsSync(join(folder, 'password'))) throw fault
    })
  } finally {
    await rm(unfinished, { recursive: true, force: true })
  }
  log(`The database is prepared (${((Date.now() - began) / 1000).toFixed(1)} s).`)
}

async function runInitdb(account: Account, binaries: Binaries, data: string, passwordFile: string, home: string): Promise<void> {
  const args = [
    '--pgdata',
    data,
    '--username',
    superuser,
    '--pwfile',
    passwordFile,
    '--auth',
    'scram-sha-256',
    '--encoding',
    'UTF8',
    '--locale',
    'C',
    '--locale-provider',
    'builtin',
    '--builtin-locale',
    'C.UTF-8',
    '--no-instructions',
  ]
  const child = account.spawn(join(binaries.root, 'bin', 'initdb'), args, {
    cwd: '/',
    env: { ...process.env, ...binaries.env },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const [code, words] = await Promise.all([
    new Promise<number | null>((resolve, reject) => child.once('error', reject).once('close', resolve)),
    child.stderr === null ? '' : text(child.stderr),
  ])
  if (code !== 0) throw await faultFromWords(words, home)
}

/** What a start that was killed has left; younger ones may belong to a start that goes on beside us. */
async function removeUnfinished(folder: string): Promise<void> {
  const oldest = Date.now() - 10 * 60_000
  for (const name of await readdir(dirname(folder))) {
    if (!name.startsWith(`${basename(folder)}.unfinished-`)) continue
    const path = join(dirname(folder), name)
    const { mtimeMs } = await stat(path)
    if (mtimeMs < oldest) await rm(path, { recursive: true, force: true })
  }
}

/** The programs in a folder that everybody can read; made once per version. */
export async function copyBinaries(binaries: Binaries, home: string): Promise<Binaries> {
  const root = join(home, `postgresql-${binaries.version}`)
  if (!existsSync(root)) {
    const unfinished = `${root}.unfinished-${randomUUID()}`
    await cp(binaries.root, unfinished, { recursive: true, verbatimSymlinks: true })
    await rename(unfinished, root).catch(async (fault: unknown) => {
      await rm(unfinished, { recursive: true, force: true })
      if (!existsSync(root)) throw fault
    })
  }
  return { ...binaries, root }
}
