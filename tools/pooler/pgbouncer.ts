import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { access, constants, writeFile } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { freePort } from '../free-port.ts'

/** The program and its version, or null where it is not installed. */
export async function findPgBouncer(): Promise<{ program: string; version: string } | null> {
  for (const folder of [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']) {
    const program = join(folder, 'pgbouncer')
    const found = await access(program, constants.X_OK).then(
      () => true,
      () => false,
    )
    if (!found) continue
    const { stdout } = await promisify(execFile)(program, ['--version'])
    return { program, version: stdout.split('\n')[0]!.replace('PgBouncer ', '') }
  }
  return null
}

export interface PgBouncerOptions {
  program: string
  /** Where its settings are kept; they hold the password of the server. */
  folder: string
  serverUrl: string
  /** Connections to PostgreSQL for each database. */
  poolSize: number
  /** More settings of `pgbouncer.ini`. */
  settings?: Record<string, string | number>
}

/** Starts PgBouncer in transaction mode in front of every database of a server. It takes everybody who reaches it: for tests alone. */
export async function startPgBouncer({
  program,
  folder,
  serverUrl,
  poolSize,
  settings = {},
}: PgBouncerOptions): Promise<{ url: string; stop(): Promise<void> }> {
  const server = new URL(serverUrl)
  const port = await freePort()
  const all = {
    listen_addr: '127.0.0.1',
    listen_port: port,
    unix_socket_dir: '',
    auth_type: 'any',
    pool_mode: 'transaction',
    default_pool_size: poolSize,
    max_client_conn: 2_000,
    // Databases of tests come and go.
    server_idle_timeout: 5,
    log_connections: 0,
    log_disconnections: 0,
    // It does not run as root.
    ...(process.getuid?.() === 0 ? { user: 'nobody' } : {}),
    ...settings,
  }
  const file = join(folder, 'pgbouncer.ini')
  await writeFile(
    file,
    [
      '[databases]',
      `* = host=${server.hostname} port=${server.port} user=${server.username} password=${server.password}`,
      '[pgbouncer]',
      ...Object.entries(all).map(([name, value]) => `${name} = ${value}`),
      '',
    ].join('\n'),
    { mode: 0o600 },
  )
  const child: ChildProcess = spawn(program, [file], { stdio: ['ignore', 'ignore', 'pipe'] })
  let words = ''
  child.stderr!.setEncoding('utf8').on('data', (text: string) => void (words = (words + text).slice(-2_000)))
  const ended = once(child, 'exit')
  const end = () => void child.kill('SIGTERM')
  process.once('exit', end)
  // Without `host`, by which the server's own socket is named.
  const url = Object.assign(new URL(serverUrl), { port: String(port), search: '' }).href
  while (!(await answers(url))) {
    if (child.exitCode !== null) throw new Error(`PgBouncer ended: ${words}`)
    await sleep(50)
  }
  return {
    url,
    async stop() {
      process.off('exit', end)
      end()
      await ended
    },
  }
}

async function answers(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}
