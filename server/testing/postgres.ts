import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client, escapeIdentifier } from 'pg'
import { inject } from 'vitest'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '../database/embedded/index.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL on which tests may make and drop databases. */
    databaseUrl: string
  }
}

/** A server for tests need not survive a power cut. */
const hasty = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200', shared_buffers: '128MB' }

/** Runs once before all server tests: one PostgreSQL for the run, or the one of TEST_DATABASE_URL. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env['TEST_DATABASE_URL']
  if (given !== undefined && given !== '') {
    project.provide('databaseUrl', given)
    return () => Promise.resolve()
  }
  const directory = await mkdtemp(join(tmpdir(), 'samara-tests-'))
  const server = await startEmbeddedPostgres({ directory, settings: hasty, log: () => undefined })
  project.provide('databaseUrl', server.url)
  return async () => {
    await server.stop()
    await rm(directory, { recursive: true, force: true })
  }
}

export interface FreshDatabase {
  url: string
  /** Drops it, whoever is still connected. */
  drop(): Promise<void>
}

/**
 * A database of its own for a test file.
 *
 * @param template name of a database to copy; nobody may be connected to it
 */
export async function freshDatabase(template = 'template1'): Promise<FreshDatabase> {
  const admin = inject('databaseUrl')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await run(admin, `create database ${escapeIdentifier(name)} template ${escapeIdentifier(template)}`)
  const url = new URL(admin)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => run(admin, `drop database if exists ${escapeIdentifier(name)} with (force)`) }
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
