import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startEmbeddedPostgres, type EmbeddedPostgres } from './index.ts'

let root: string
let directory: string
const started: EmbeddedPostgres[] = []

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'samara-embedded-'))
  directory = join(root, 'database')
})

afterAll(async () => {
  for (const server of started) await server.stop()
  await rm(root, { recursive: true, force: true })
})

async function start(log: string[] = []): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ directory, log: (line) => log.push(line), settings: { shared_buffers: '16MB' } })
  started.push(server)
  return server
}

async function ask<Row extends object>(url: string, statement: string): Promise<Row[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(statement)).rows
  } finally {
    await client.end()
  }
}

test('a fresh directory gets a database that keeps its rows over a stop and a start', async () => {
  const log: string[] = []
  const first = await start(log)
  await ask(first.url, 'create table kept (word text); insert into kept values ($$ñandú$$)')
  await first.stop()
  await expect(ask(first.url, 'select')).rejects.toThrow()

  const second = await start(log)
  expect(await ask(second.url, 'select word from kept')).toEqual([{ word: 'ñandú' }])
  expect(log.filter((line) => line.startsWith('Preparing'))).toHaveLength(1)
  await second.stop()
})

test('the database sorts by code point, compares in UTF-8, waits for the disk and asks for a password', async () => {
  const server = await start()
  const [facts] = await ask<Record<string, string>>(
    server.url,
    `select datlocprovider::text as provider, datlocale as locale, current_setting('fsync') as fsync, current_setting('server_encoding') as encoding
     from pg_database where datname = current_database()`,
  )
  expect(facts).toEqual({ provider: 'b', locale: 'C.UTF-8', fsync: 'on', encoding: 'UTF8' })
  const withoutPassword = new URL(server.url)
  withoutPassword.password = 'wrong'
  await expect(ask(withoutPassword.href, 'select')).rejects.toThrow(/password authentication failed/)
  expect((await stat(join(directory, 'cluster', 'password'))).mode & 0o077).toBe(0)
  await server.stop()
})

test('two starts on one directory share one server, and no row is lost', async () => {
  const log: string[] = []
  const [one, other] = await Promise.all([start(log), start(log)])
  expect(one.url).toBe(other.url)
  await ask(one.url, 'create table shared (n int); insert into shared values (1)')
  await ask(other.url, 'insert into shared values (2)')
  expect(await ask(one.url, 'select sum(n)::int as sum from shared')).toEqual([{ sum: 3 }])
  await Promise.all([one.stop(), other.stop()])
})

test('two first starts on an empty directory make one database', async () => {
  const own = join(root, 'race')
  const servers = await Promise.all(
    [1, 2].map(() => startEmbeddedPostgres({ directory: own, log: () => undefined, settings: { shared_buffers: '16MB' } })),
  )
  started.push(...servers)
  expect(new Set(servers.map((server) => server.url)).size).toBe(1)
  for (const server of servers) await server.stop()
})

test('a server whose process was killed ends with it, and the next start has every acknowledged row', async () => {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', keepInserting, directory], {
    cwd: fileURLToPath(new URL('.', import.meta.url)),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let acknowledged = 0
  for await (const chunk of child.stdout) {
    acknowledged = Number(String(chunk).trim().split('\n').at(-1))
    if (acknowledged > 200) break
  }
  child.kill('SIGKILL')
  await once(child, 'close')

  const server = await start()
  const [row] = await ask<{ rows: number }>(server.url, 'select count(*)::int as rows from hammered')
  expect(row?.rows).toBeGreaterThanOrEqual(acknowledged)
  await server.stop()
  expect(await readFile(join(directory, 'postgres.log'), 'utf8')).toContain('received fast shutdown request')
})

const keepInserting = `
  import { Client } from 'pg'
  const { startEmbeddedPostgres } = await import('./index.ts')
  const server = await startEmbeddedPostgres({ directory: process.argv[1], log: () => undefined })
  const client = new Client({ connectionString: server.url })
  client.on('error', () => undefined)
  await client.connect()
  await client.query('create table hammered (n int)')
  for (let n = 1; ; n += 1) {
    await client.query('insert into hammered values ($1)', [n])
    process.stdout.write(n + '\\n')
  }
`

test('what a server that was killed left of its socket is taken away by the next one, which is reached by a socket of its own', async () => {
  const left = join(directory, 'cluster', 'data', '.s.PGSQL.1')
  await writeFile(left, '')
  const server = await start()
  await expect(stat(left)).rejects.toThrow('ENOENT')
  expect(await ask(server.url, 'select inet_client_addr() as address')).toEqual([{ address: null }])
  const byPort = new URL(server.url)
  byPort.searchParams.delete('host')
  expect(await ask(byPort.href, 'select host(inet_client_addr()) as address')).toEqual([{ address: '127.0.0.1' }])
  await server.stop()
})

test('the note of a server that is gone, with the number of a process that lives, does not stop a start', async () => {
  const server = await start()
  await server.stop()
  await writeFile(join(directory, 'cluster', 'data', 'postmaster.pid'), `${String(process.pid)}\n${directory}\n0\n5432\n`)
  const next = await start()
  expect(await ask(next.url, 'select 1 as one')).toEqual([{ one: 1 }])
  await next.stop()
})

test('the empty note of a start that was killed does not stop the next one', async () => {
  const note = join(directory, 'cluster', 'data', 'postmaster.pid')
  await writeFile(note, '')
  const longAgo = new Date(Date.now() - 60_000)
  await utimes(note, longAgo, longAgo)
  const server = await start()
  expect(await ask(server.url, 'select 1 as one')).toEqual([{ one: 1 }])
  await server.stop()
})

test('many starts at once all get the one server', async () => {
  const servers = await Promise.all(Array.from({ length: 6 }, () => start()))
  expect(new Set(servers.map((server) => server.url)).size).toBe(1)
  for (const server of servers) await server.stop()
})

test('a directory that cannot be written to is refused in one line with the remedy', async () => {
  const file = join(root, 'a-file')
  await writeFile(file, '')
  const refused = startEmbeddedPostgres({ directory: join(file, 'database'), log: () => undefined })
  await expect(refused).rejects.toMatchObject({ name: 'EmbeddedPostgresFault', kind: 'unwritable' })
  await expect(refused).rejects.toThrow(/^The database cannot be kept in .*a-file.* SAMARA_DATA .*DATABASE_URL/)
  await expect(refused).rejects.not.toThrow(/\n/)
})

test('a database of another PostgreSQL version is left alone', async () => {
  const old = join(root, 'old')
  await mkdir(join(old, 'cluster', 'data'), { recursive: true })
  await writeFile(join(old, 'cluster', 'data', 'PG_VERSION'), '15\n')
  await chmod(join(old, 'cluster', 'data'), 0o700)
  await expect(startEmbeddedPostgres({ directory: old, log: () => undefined })).rejects.toMatchObject({
    kind: 'version',
    message: expect.stringMatching(/PostgreSQL 15, this is PostgreSQL 18/) as unknown,
  })
})
