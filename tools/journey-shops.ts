import { randomBytes } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { Client, escapeIdentifier } from 'pg'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../server/database/embedded/index.ts'
import { startProcess } from '../server/testing/process.ts'
import { untilShopIsIn } from '../src/app/journeys/servers.ts'

/** Journeys need not survive a power cut; several servers share the database's connections. */
const hasty = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '300' }

export interface JourneyShops {
  /** A database for each server. The demo shop is in. */
  databases: readonly string[]
  /** What the databases' secrets are sealed with. */
  secretKey: string
  /** One more, by a name of its own; gives its address. */
  copy(name: string): Promise<string>
  stop(): Promise<void>
}

const start = (folder: string): Promise<EmbeddedPostgres> =>
  startEmbeddedPostgres({ directory: join(folder, 'database'), settings: hasty, log: () => undefined })
const keyFile = (folder: string): string => join(folder, 'secret-key')

/**
 * Fills a database in `folder` with the demo shop and ends it: `prepareShops`
 * goes on there. It takes half a minute, of one core for the most part.
 */
export async function fillShop(folder: string): Promise<void> {
  const postgres = await start(folder)
  try {
    await fill(folder, postgres.url)
  } finally {
    await postgres.stop()
  }
}

/** Copies the demo shop, which is put in first where it is not there yet: a copy takes a second. */
export async function prepareShops(folder: string, count: number): Promise<JourneyShops> {
  const filled = await isFilled(folder)
  // What was begun and not ended is of no use: its secrets are sealed with a key that is gone.
  if (!filled) await rm(join(folder, 'database'), { recursive: true, force: true })
  const postgres = await start(folder)
  try {
    if (!filled) await fill(folder, postgres.url)
    const secretKey = await readFile(keyFile(folder), 'utf8')
    const databases: string[] = []
    for (let number = 0; number < count; number++) databases.push(await copyOf(postgres.url, `journeys_${String(number)}`))
    return { databases, secretKey, copy: (name) => copyOf(postgres.url, name), stop: () => postgres.stop() }
  } catch (fault) {
    await postgres.stop()
    throw fault
  }
}

/** The key is written last. */
const isFilled = (folder: string): Promise<boolean> =>
  readFile(keyFile(folder)).then(
    () => true,
    () => false,
  )

async function fill(folder: string, url: string): Promise<void> {
  const secretKey = randomBytes(32).toString('base64')
  const server = await startProcess({ DATABASE_URL: url, SAMARA_SECRET_KEY: secretKey, SAMARA_DATA: join(folder, 'first') })
  const broken = server.over.then((code) => {
    throw new Error(`The first server ended with ${String(code)}:\n${server.output()}`)
  })
  try {
    await Promise.race([untilShopIsIn(server.url).then(() => untilHistoryIsWhole(url)), broken])
  } finally {
    broken.catch(() => undefined)
    await server.end('SIGTERM')
  }
  await writeFile(keyFile(folder), secretKey)
}

/**
 * The past of the shop gets its categories and positions after its catalogue: half a minute that each copy would spend beside the others.
 */
async function untilHistoryIsWhole(url: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    for (;;) {
      const { rows } = await client.query<{ bare: boolean }>('select exists (select from sales_coverage where history_bare) as bare')
      if (rows[0]?.bare === false) break
      await setTimeout(500)
    }
    await client.query('analyze')
  } finally {
    await client.end()
  }
}

/** Copies a database without connections. */
async function copyOf(url: string, name: string): Promise<string> {
  const original = new URL(url)
  const copy = new URL(url)
  copy.pathname = `/${name}`
  const admin = new URL(url)
  admin.pathname = '/template1'
  const client = new Client({ connectionString: admin.href })
  await client.connect()
  try {
    await client.query(`create database ${escapeIdentifier(name)} template ${escapeIdentifier(original.pathname.slice(1))}`)
  } finally {
    await client.end()
  }
  return copy.href
}
