import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client, escapeIdentifier } from 'pg'
import { inject } from 'vitest'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '../database/embedded/index.ts'
import { connect, migrate } from '../database/index.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL on which tests may make and drop databases. */
    databaseUrl: string
    /** The pooler in front of it; empty where there is none. */
    poolerUrl: string
    /** Name of a database that has the product's tables and no rows. Nobody is connected to it, so it can be copied. */
    migratedDatabase: string
  }
}

/** A server for tests need not survive a power cut. */
const hasty = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200', shared_buffers: '128MB' }

/**
 * Runs once before all server tests: one PostgreSQL for the run, or the one of TEST_DATABASE_URL.
 * The server under test then works through the pooler of TEST_POOLER_URL, where that is given.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env['TEST_DATABASE_URL']
  const server = given !== undefined && given !== '' ? { url: given, end: () => Promise.resolve() } : await startServer()
  const template = await createDatabase(server.url, 'template1')
  await migrateDatabase(template.url)
  project.provide('databaseUrl', server.url)
  project.provide('poolerUrl', process.env['TEST_POOLER_URL'] ?? '')
  project.provide('migratedDatabase', template.name)
  return async () => {
    await template.drop()
    await server.end()
  }
}

async function startServer(): Promise<{ url: string; end(): Promise<void> }> {
  const directory = await mkdtemp(join(tmpdir(), 'samara-tests-'))
  const server = await startEmbeddedPostgres({ directory, settings: hasty, log: () => undefined })
  return {
    url: server.url,
    async end() {
      await server.stop()
      await rm(directory, { recursive: true, force: true })
    },
  }
}

async function migrateDatabase(url: string): Promise<void> {
  const { direct, close } = connect(url, { size: 1, onFault: () => undefined })
  await migrate(direct)
  await close()
}

export interface FreshDatabase {
  /** Where a server sends statements: the pooler, where there is one. */
  url: string
  /** PostgreSQL itself. */
  directUrl: string
  /** Drops it once its connections have ended, which a closed pool does not wait for; after two seconds whoever is still connected. */
  drop(): Promise<void>
}

/** An empty database of its own for a test file. */
export const freshDatabase = (): Promise<FreshDatabase> => createDatabase(inject('databaseUrl'), 'template1', inject('poolerUrl'))

/** A database of its own that has the product's tables already: a copy takes a tenth of the time that migrations take. */
export const migratedDatabase = (): Promise<FreshDatabase> =>
  createDatabase(inject('databaseUrl'), inject('migratedDatabase'), inject('poolerUrl'))

async function createDatabase(admin: string, template: string, pooler = ''): Promise<FreshDatabase & { name: string }> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await run(admin, `create database ${escapeIdentifier(name)} template ${escapeIdentifier(template)}`)
  const named = (address: string) => Object.assign(new URL(address), { pathname: `/${name}` }).href
  return {
    name,
    url: named(pooler || admin),
    directUrl: named(admin),
    drop: () => dropDatabase(admin, name),
  }
}

async function dropDatabase(admin: string, name: string): Promise<void> {
  const client = new Client({ connectionString: admin })
  await client.connect()
  try {
    for (let tries = 0; tries < 100; tries += 1) {
      const { rowCount } = await client.query('select 1 from pg_stat_activity where datname = $1', [name])
      if (rowCount === 0) break
      await sleep(20)
    }
    await client.query(`drop database if exists ${escapeIdentifier(name)} with (force)`)
  } finally {
    await client.end()
  }
}

async function run(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
