import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import { readdir, readFile, rm, stat, truncate } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import type { Account } from './account.ts'
import type { Binaries } from './binaries.ts'
import { openCluster, superuser, type Cluster } from './cluster.ts'
import { EmbeddedPostgresFault, faultFromWords } from './fault.ts'
import { endServer, findPostmaster, isAlive, ownerSetting, waitForEnd, type Postmaster } from './postmaster.ts'

const database = 'samara'
const startTimeout = 60_000
const orphanMaxWait = 3_000
const longestLog = 5_000_000
/** Bytes; macOS takes the least. */
const longestSocket = 103

/** For a machine of two cores and a few GB; compiled queries (jit) cost more than they bring at our sizes. */
const ourSettings: Readonly<Record<string, string>> = {
  listen_addresses: '127.0.0.1',
  // In its own folder, which is nobody else's: a query through it costs a third
  // less than through the loopback (stories/decisions/0004-server-stack.mdx).
  unix_socket_directories: '.',
  max_connections: '80',
  shared_buffers: '256MB',
  work_mem: '32MB',
  maintenance_work_mem: '128MB',
  effective_cache_size: '1GB',
  random_page_cost: '1.1',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_line_prefix: '%m ',
}

export interface ServerOptions {
  home: string
  binaries: Binaries
  account: Account
  settings: Readonly<Record<string, string>>
  log: (line: string) => void
}

export interface RunningServer {
  url: string
  own: boolean
  stop(): Promise<void>
}

/**
 * One running server on the home: the one that is there, else a new one. Two starts at once agree through PostgreSQL's own lock on its
 * directory: the second finds the first one's server and joins it.
 */
export async function runServer(options: ServerOptions): Promise<RunningServer> {
  const cluster = await openCluster(options.home, options.binaries, options.account, options.log)
  const deadline = Date.now() + startTimeout
  while (Date.now() < deadline) {
    const postmaster = await findPostmaster(cluster.data)
    const server = postmaster === null ? await launch(options, cluster) : await joinRunning(options, cluster, postmaster)
    if (server !== null && (await isOpen(cluster, server.port, postmaster !== null))) {
      return { url: await quickestWay(cluster, server.port), own: server.own, stop: () => server.stop() }
    }
    await sleep(30)
  }
  throw new EmbeddedPostgresFault(
    'failed',
    `The database in ${options.home} did not get ready within ${String(startTimeout / 1000)} s.`,
    'See postgres.log there.',
  )
}

interface Server {
  port: number
  own: boolean
  stop(): Promise<void>
}

/** Joins the server that runs already; null while it is not ready, or on its way out. */
async function joinRunning(
  { home, log }: ServerOptions,
  cluster: Cluster,
  { pid, port, owner, status }: Postmaster,
): Promise<Server | null> {
  if (status !== 'ready') return null
  if (owner > 0 && (await isAlive(owner))) {
    log(`Using the database server that process ${String(owner)} runs on ${home}.`)
    return { port, own: false, stop: () => Promise.resolve() }
  }
  // Its owner was killed: on Linux the server is ending by itself just now.
  if (await waitForEnd(pid, cluster.data, orphanMaxWait)) return null
  return { port, own: true, stop: () => endServer(pid, cluster.data) }
}

/** Starts a server of our own; null when another start was quicker, or took the port. */
async function launch({ home, binaries, account, settings, log }: ServerOptions, cluster: Cluster): Promise<Server | null> {
  const port = await freePort()
  const logFile = join(home, 'postgres.log')
  const logged = await startOfLog(logFile)
  const output = openSync(logFile, 'a')
  const chosen = Object.entries({ ...ourSettings, ...settings, port: String(port), [ownerSetting]: String(process.pid) })
  const child = account.spawn(
    join(binaries.root, 'bin', 'postgres'),
    ['-D', cluster.data, ...chosen.flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    // A session of its own: Ctrl-C in the terminal is for us alone, and we end the server after our own work.
    { cwd: '/', detached: true, env: { ...process.env, ...binaries.env }, stdio: ['ignore', output, output] },
  )
  closeSync(output)
  let ended = false
  const end = new Promise<void>((resolve) => {
    const settle = () => {
      ended = true
      resolve()
    }
    child.once('exit', settle)
    child.once('error', settle)
  })

  const deadline = Date.now() + startTimeout
  while (!ended && Date.now() < deadline) {
    const postmaster = await findPostmaster(cluster.data)
    if (postmaster?.pid === child.pid && postmaster?.status === 'ready') break
    await Promise.race([end, sleep(15)])
  }
  if (ended) {
    const words = (await readFile(logFile, 'utf8')).slice(logged)
    if (/lock file .* (already exists|is empty)|pre-existing shared memory block|could not bind|address already in use/i.test(words))
      return null
    throw await faultFromWords(words, home)
  }

  await dropOldSockets(cluster.data, port)
  child.unref()
  let stopping = false
  void end.then(() => {
    if (!stopping) log(`The database server ended unexpectedly; see ${logFile}.`)
  })
  return {
    port,
    own: true,
    async stop() {
      stopping = true
      child.ref()
      if (!ended && child.pid !== undefined) await endServer(child.pid, cluster.data)
      await end
    },
  }
}

/** What servers that were killed left behind. Only one server runs on a folder, and that is ours. */
async function dropOldSockets(folder: string, port: number): Promise<void> {
  const own = socketName(port)
  for (const name of await readdir(folder).catch(() => []))
    if (name.startsWith(socketName('')) && name !== own && name !== `${own}.lock`)
      await rm(join(folder, name), { force: true }).catch(() => undefined)
}

const socketName = (port: number | ''): string => `.s.PGSQL.${String(port)}`

/** Where the words of this start will begin; a log that has grown long starts anew. */
async function startOfLog(file: string): Promise<number> {
  const size = await stat(file).then(
    (entry) => entry.size,
    () => 0,
  )
  if (size < longestLog) return size
  await truncate(file)
  return 0
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new Error('The operating system gave no port.')
  return address.port
}

/** A server of somebody else may be ended by its owner in this very moment: then there is nothing to join. */
async function isOpen(cluster: Cluster, port: number, isJoined: boolean): Promise<boolean> {
  try {
    await ensureDatabase(cluster, port)
    return true
  } catch (fault) {
    if (!isJoined) throw fault
    return false
  }
}

async function ensureDatabase(cluster: Cluster, port: number): Promise<void> {
  const client = new Client({ connectionString: urlOf(cluster, port, 'postgres') })
  await client.connect()
  try {
    if (await hasDatabase(client)) return
    await client.query('create database samara').catch(async (fault: unknown) => {
      // A start beside us may have been quicker.
      if (!(await hasDatabase(client))) throw fault
    })
  } finally {
    await client.end()
  }
}

async function hasDatabase(client: Client): Promise<boolean> {
  const { rowCount } = await client.query('select from pg_database where datname = $1', [database])
  return rowCount === 1
}

/** By the server's socket, where this process may use it; else by its port. */
async function quickestWay(cluster: Cluster, port: number): Promise<string> {
  const url = urlOf(cluster, port, database)
  const bySocket = `${url}?host=${encodeURIComponent(cluster.data)}`
  // The system takes no longer address of a socket.
  if (Buffer.byteLength(join(cluster.data, socketName(port))) > longestSocket) return url
  const client = new Client({ connectionString: bySocket })
  try {
    await client.connect()
    await client.end()
    return bySocket
  } catch {
    return url
  }
}

const urlOf = (cluster: Cluster, port: number, name: string) =>
  `postgres://${superuser}:${cluster.password}@127.0.0.1:${String(port)}/${name}`
