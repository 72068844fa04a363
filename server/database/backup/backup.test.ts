import { cp, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { makeTables } from '../../../demo/simulator/schema.ts'
import { createSecrets, SecretError } from '../../kernel/secrets.ts'
import { type FreshDatabase, freshDatabase, migratedDatabase } from '../../testing/postgres.ts'
import { ana, type SmallStore, startSmallStore } from '../../testing/small-store.ts'
import { distribution } from '../distribution.ts'
import { connect, isMigrated } from '../index.ts'
import { knownMigrations } from '../migrate.ts'
import { type Manifest, restoreBackup, writeBackup } from './index.ts'

const secrets = createSecrets(Buffer.alloc(32, 7))
const at = new Date('2026-03-10T09:00:00Z')
const odd = 'Tab\t, line\nbreak, back\\slash, \\N, “quotes”, ñ'

/** A whole database is made. */
const long = 90_000

let small: SmallStore
let source: string
let place: string
let folder: string
let manifest: Manifest
beforeAll(async () => {
  small = await startSmallStore()
  const { pool } = small.samara.connection
  source = (pool.options as { connectionString: string }).connectionString
  place = await mkdtemp(join(tmpdir(), 'backup-test-'))
  folder = join(place, 'whole')
  await small.addCollection(7, odd, [102, 101])
  await small.score()
  // As the product makes a month.
  await pool.query('create table counted_sales_2026_02 (like counted_sales including all)')
  await pool.query(`alter table counted_sales attach partition counted_sales_2026_02 for values from ('2026-02-01') to ('2026-03-01')`)
  await small.change(
    `insert into counted_sales (store_id, sale, day, changed_at, sold_at, hour_at, currency, state, products, units, revenue, paths, prices)
     values ($1, 'one', '2026-02-03', now(), now(), now(), 'EUR', 'counted', '{101}', '{2}', '{1000}', '{0}', '{500}')`,
  )
  await pool.query(
    `insert into ledger_entries (booking, at, account, currency, amount)
     select '00000000-0000-0000-0000-000000000001', now(), account, 'EUR', amount from (values ('receivable', 5), ('revenue', -5)) as given(account, amount)`,
  )
  const client = await pool.connect()
  await makeTables(client)
  client.release()
  await pool.query(`insert into simulator.accounts (name, key, secret_hash) values ('shop', 'key', 'hash')`)
  await pool.query(`select nextval('simulator.order_numbers')`)
  manifest = await write(folder)
})
afterAll(async () => {
  await small.samara.close()
  await rm(place, { recursive: true, force: true })
})

const write = (name: string, databaseUrl = small.samara.connection.direct.options.connectionString!) =>
  writeBackup({ databaseUrl, folder: name, version: '1.2.3', at, secrets, key: null })

async function dropped(made: Promise<FreshDatabase>): Promise<FreshDatabase> {
  const fresh = await made
  onTestFinished(() => fresh.drop())
  return fresh
}
const emptyDatabase = () => dropped(freshDatabase())
/** One that a server was started on, and nobody has used. */
const unusedDatabase = () => dropped(migratedDatabase())

const restore = (fresh: FreshDatabase, from = folder, sealing = secrets) =>
  restoreBackup({ databaseUrl: fresh.directUrl, folder: from, secrets: sealing, makePlatformTables: makeTables })

type Ask = <R extends pg.QueryResultRow>(text: string) => Promise<R[]>

/** Lets `work` ask one database. */
async function on<T>(url: string, work: (ask: Ask) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(async <R extends pg.QueryResultRow>(text: string) => (await client.query<R>(text)).rows)
  } finally {
    await client.end()
  }
}

const ask = <R extends pg.QueryResultRow>(url: string, text: string) => on(url, (send) => send<R>(text))

/** What every table of a database holds, and how it is made, to be compared with another one. */
const everything = (url: string) =>
  on(url, async (send) => {
    const tables = await send<{ name: string }>(
      `select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where n.nspname in ('public', 'simulator') and c.relkind in ('r', 'p') and c.relname not like 'kysely%' order by 1`,
    )
    const of = ({ name }: { name: string }) =>
      `select '${name}' as name, count(*)::int, md5(string_agg(t::text, '|' order by t::text)) from ${name} t`
    const rows = await send<{ name: string; count: number }>(tables.map(of).join(' union all '))
    return {
      content: Object.fromEntries(rows.map((row) => [row.name, row])),
      keys: await send(`select conrelid::regclass::text, conname, pg_get_constraintdef(oid) from pg_constraint order by 1, 2`),
      sequences: await send(
        `select schemaname, sequencename, last_value from pg_sequences where schemaname in ('public', 'simulator') order by 1, 2`,
      ),
    }
  })

test(
  'a backup is restored into an empty database: every row, key and number is there, and sealed credentials open',
  async () => {
    const fresh = await emptyDatabase()
    await restore(fresh)
    const [before, after] = [await everything(source), await everything(fresh.directUrl)]
    expect(after).toEqual(before)
    expect(Object.keys(before.content).length).toBeGreaterThan(50)
    expect(before.content).toMatchObject({
      products: { count: 8 },
      counted_sales_2026_02: { count: 1 },
      'simulator.accounts': { count: 1 },
    })
    const [store] = await ask<{ id: string; sealed: string }>(fresh.directUrl, 'select id, credential_sealed as sealed from stores')
    const opened = secrets.open(store!.sealed, { purpose: 'platform-credential', row: store!.id })
    expect(JSON.parse(opened)).toMatchObject({ key: 'key-ana-shop', secret: 'secret-ana-shop' })
    expect(await ask(fresh.directUrl, 'select name from collections where id = 7')).toEqual([{ name: odd }])
  },
  long,
)

test(
  'after it is restored work goes on: it has the form of this version, and new rows get new numbers',
  async () => {
    const fresh = await unusedDatabase()
    await restore(fresh)
    const connection = connect(fresh.directUrl, { size: 1, onFault: () => undefined })
    expect(await isMigrated(connection.database)).toBe(true)
    await connection.close()
    const added = await ask<{ id: number }>(
      fresh.directUrl,
      `with booked as (insert into ledger_entries (booking, at, account, currency, amount)
     select '00000000-0000-0000-0000-000000000002', now(), account, 'EUR', amount from (values ('receivable', 5), ('revenue', -5)) as given(account, amount)
     returning id) select id from booked order by 1`,
    )
    expect(added.map(({ id }) => Number(id))).toEqual([3, 4])
  },
  long,
)

test('every table that the product has is in a backup', () => {
  const names = new Set(manifest.tables.filter(({ schema }) => schema === 'public').map(({ name }) => name))
  expect(Object.keys(distribution).filter((name) => !name.startsWith('kysely_') && !names.has(name))).toEqual([])
})

test(
  'a backup is of one moment, whatever is written meanwhile',
  async () => {
    // Products are read long after brands: somebody who adds a brand with a product in between is in both, or in neither.
    let written = 0
    let over = false
    const writer = (async () => {
      while (!over) {
        written += 1
        await small.change(
          `with brand as (insert into brands (store_id, id, name) values ($1, ${1000 + written}, 'Later') returning id)
         insert into products (store_id, id, name, reference, category_id, brand_id, price, stock, score)
         select $1, ${1000 + written}, 'Later', '', 11, id, 1, 1, 1 from brand`,
        )
      }
    })()
    const fresh = await unusedDatabase()
    const apart = join(place, 'meanwhile')
    await expect.poll(() => written).toBeGreaterThan(3)
    await write(apart)
    const writtenThen = written
    over = true
    await writer
    await small.change('delete from products where store_id = $1 and id > 1000')
    await small.change('delete from brands where store_id = $1 and id > 1000')
    expect(writtenThen).toBeGreaterThan(5)
    await restore(fresh, apart)
    const [counts] = await ask<{ brands: number; products: number }>(
      fresh.directUrl,
      `select (select count(*)::int from brands where id > 1000) as brands, (select count(*)::int from products where id > 1000) as products`,
    )
    expect(counts!.brands).toBe(counts!.products)
    expect(counts!.brands).toBeGreaterThan(0)
  },
  long,
)

test(
  'a database with people in it, a server that works on it, and one of a newer form are refused, and nothing is changed',
  async () => {
    const before = await everything(source)
    await expect(restore({ directUrl: source } as FreshDatabase)).rejects.toThrow(/not empty.*DATABASE_URL/)
    expect(await everything(source)).toEqual(before)

    const busy = await emptyDatabase()
    const server = new pg.Client({ connectionString: busy.directUrl, application_name: 'jobs' })
    await server.connect()
    await expect(restore(busy)).rejects.toThrow(/server works on this database/)
    await server.end()

    const newer = await unusedDatabase()
    const all = await knownMigrations()
    const former = await altered('former', (given) => ({ ...given, migrations: given.migrations.slice(0, -1) }))
    await expect(restore(newer, former)).rejects.toThrow(/newer form/)
    const later = await altered('later', (given) => ({ ...given, migrations: [...all, '9999-later'] }))
    await expect(restore(await emptyDatabase(), later)).rejects.toThrow(/newer than this one/)
  },
  long,
)

/** A copy of the backup whose manifest says something else. */
async function altered(name: string, change: (manifest: Manifest) => Manifest): Promise<string> {
  const copy = join(place, name)
  await cp(folder, copy, { recursive: true })
  await writeFile(join(copy, 'manifest.json'), JSON.stringify(change(manifest)))
  return copy
}

test(
  'a backup that was changed, cut off or lacks a file is refused before the database is touched',
  async () => {
    const fresh = await emptyDatabase()
    const broken = async (name: string, harm: (file: string) => Promise<unknown>) => {
      const copy = await altered(name, (given) => given)
      await harm(join(copy, 'public.products.copy.zst'))
      return copy
    }
    const otherFile = (file: string) => cp(join(folder, 'public.brands.copy.zst'), file)
    await expect(restore(fresh, await broken('other', otherFile))).rejects.toThrow(/changed since/)
    await expect(
      restore(fresh, await broken('cut', async (file) => writeFile(file, (await readFile(file)).subarray(0, 20)))),
    ).rejects.toThrow(/cannot be read to its end/)
    await expect(restore(fresh, await broken('gone', (file) => rm(file)))).rejects.toThrow(/lacks public\.products/)
    await expect(restore(fresh, join(place, 'nowhere'))).rejects.toThrow(/is no backup/)
    expect(await ask(fresh.directUrl, `select from pg_class where relnamespace = 'public'::regnamespace`)).toEqual([])
  },
  long,
)

test(
  'with another secret key nothing is restored, and the fault names the key',
  async () => {
    const fresh = await emptyDatabase()
    const failed = restore(fresh, folder, createSecrets(Buffer.alloc(32, 8)))
    await expect(failed).rejects.toThrow(SecretError)
    await expect(failed).rejects.toThrow(/Bring back the former key/)
    expect(await ask(fresh.directUrl, `select from pg_class where relnamespace = 'public'::regnamespace`)).toEqual([])
  },
  long,
)

test(
  'a restoration that fails in its middle leaves nothing behind, and the next one does it',
  async () => {
    const fresh = await unusedDatabase()
    const more = await altered('more', (given) => ({
      ...given,
      tables: given.tables.map((table) => (table.name === 'stores' ? { ...table, rows: table.rows + 1 } : table)),
    }))
    await expect(restore(fresh, more)).rejects.toThrow(/rows instead of/)
    expect(await ask(fresh.directUrl, 'select from people')).toEqual([])
    await restore(fresh)
    expect(await ask(fresh.directUrl, 'select email from people')).toEqual([{ email: ana }])
  },
  long,
)

test(
  'a backup is for its owner alone, is never written over, and one that fails leaves no folder',
  async () => {
    expect((await stat(folder)).mode & 0o077).toBe(0)
    for (const name of await readdir(folder)) expect([name, (await stat(join(folder, name))).mode & 0o077]).toEqual([name, 0])
    await expect(write(folder)).rejects.toThrow(/there already/)
    const empty = await emptyDatabase()
    await expect(write(join(place, 'none'), empty.directUrl)).rejects.toThrow(/holds nothing/)
    expect((await readdir(place)).filter((name) => name.startsWith('none'))).toEqual([])
  },
  long,
)
