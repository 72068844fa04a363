import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FreshDatabase, migratedDatabase } from '../testing/postgres.ts'
import { distribution, tablesOf } from './distribution.ts'
import { connect, type Connection } from './index.ts'

let fresh: FreshDatabase
let connection: Connection
const rows = async <T extends object>(text: string, values: unknown[] = []): Promise<T[]> =>
  (await connection.pool.query<T & Record<string, unknown>>(text, values)).rows

beforeAll(async () => {
  fresh = await migratedDatabase()
  connection = connect(fresh.url, { size: 1, onFault: () => undefined })
})
afterAll(async () => {
  await connection.close()
  await fresh.drop()
})

test('every table of the database is in the table of places, and none that is not there', async () => {
  const found = await rows<{ name: string }>(
    `select relname as name from pg_class where relkind in ('r', 'p') and not relispartition and relnamespace = 'public'::regnamespace order by 1`,
  )
  expect(found.map(({ name }) => name)).toEqual(Object.keys(distribution).sort())
})

test('tables of stores have store_id first in every primary key, unique constraint and unique index', async () => {
  const found = await rows<{ index: string; table: string; first: string | null }>(
    `select i.indexrelid::regclass::text as index, i.indrelid::regclass::text as table, a.attname as first
     from pg_index i left join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
     where i.indrelid::regclass::text = any($1) and i.indisunique`,
    [tablesOf('store')],
  )
  expect(new Set(found.map(({ table }) => table))).toEqual(new Set(tablesOf('store')))
  expect(found.filter(({ first }) => first !== 'store_id')).toEqual([])
})

test('store_id is never null in tables of stores', async () => {
  const found = await rows<{ table: string }>(
    `select attrelid::regclass::text as table from pg_attribute where attrelid::regclass::text = any($1) and attname = 'store_id' and attnotnull and atttypid = 'uuid'::regtype`,
    [tablesOf('store')],
  )
  expect(found.map(({ table }) => table).sort()).toEqual(tablesOf('store').sort())
})

test('foreign keys between tables of stores carry store_id, and no others lead to or from them but to tables that are everywhere', async () => {
  const found = await rows<{ name: string; table: string; other: string; pairs: [string, string][] }>(
    `select c.conname as name, c.conrelid::regclass::text as table, c.confrelid::regclass::text as other,
       (select json_agg(json_build_array(a.attname, b.attname)) from unnest(c.conkey, c.confkey) k(mine, theirs)
          join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.mine join pg_attribute b on b.attrelid = c.confrelid and b.attnum = k.theirs) as pairs
     from pg_constraint c where c.contype = 'f' and c.connamespace = 'public'::regnamespace`,
  )
  const placeOf = (table: string) => distribution[table as keyof typeof distribution]
  const allowed = ({ table, other, pairs }: (typeof found)[number]): boolean => {
    if (placeOf(other) === 'reference') return true
    if (placeOf(other) === 'local') return placeOf(table) === 'local'
    return placeOf(table) === 'store' && pairs.some(([mine, theirs]) => mine === 'store_id' && theirs === 'store_id')
  }
  expect(found.length).toBeGreaterThan(30)
  expect(found.filter((key) => !allowed(key))).toEqual([])
})
