import { readdir, readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FreshDatabase, freshDatabase } from '../testing/postgres.ts'
import { connect, type Connection } from './index.ts'
import { commandsOf } from './migrate.ts'

const folder = new URL('./migrations/', import.meta.url)
const [ana, shop, other] = [
  '00000000-0000-4000-8000-00000000000a',
  '00000000-0000-4000-8000-000000000001',
  '00000000-0000-4000-8000-000000000002',
]
const [first, second, third] = [
  '10000000-0000-4000-8000-000000000001',
  '10000000-0000-4000-8000-000000000002',
  '10000000-0000-4000-8000-000000000003',
]
const [catalogue, sales] = ['20000000-0000-4000-8000-000000000001', '20000000-0000-4000-8000-000000000002']

let fresh: FreshDatabase
let connection: Connection
/** Each command in a query that takes no second one. */
const run = async (file: string): Promise<void> => {
  for (const text of commandsOf(await readFile(new URL(file, folder), 'utf8')))
    await connection.pool.query({ text, queryMode: 'extended' } as { text: string })
}
const rows = async (text: string) => (await connection.pool.query<Record<string, unknown>>(text)).rows

beforeAll(async () => {
  fresh = await freshDatabase()
  connection = connect(fresh.url, { size: 1, onFault: () => undefined })
  for (const file of (await readdir(folder)).sort().filter((name) => name < '0017')) await run(file)
  await connection.pool.query(`
    insert into people (id, email, name) values ('${ana}', 'ana@shop.example', 'Ana');
    insert into stores (id, name, display_name, store_type, account, key_ends_with, credential_sealed, currency, time_zone)
      select id, name, name, 'demo', name, 'x', 'x', 'EUR', 'Europe/Madrid' from (values ('${shop}'::uuid, 'shop'), ('${other}', 'other')) v(id, name);
    insert into publications (id, store_id, list_kind, list_id, version, products, state, returns, requested_at, idempotency_key, request_digest) values
      ('${first}', '${shop}', 'category', 11, 1, '{1,2}', 'verified', null, now(), 'a', ''), ('${second}', '${shop}', 'category', 11, 2, '{2,1}', 'scheduled', '${first}', now(), 'b', ''),
      ('${third}', '${other}', 'category', 11, 1, '{3}', 'verified', null, now(), 'a', '');
    insert into publication_writes (publication_id, product_id, place, score, result) values ('${first}', 1, 1, 5, 'written'), ('${first}', 2, 2, 4, null), ('${third}', 3, 1, 1, 'gone');
    insert into publication_differences (publication_id, product_id, found) values ('${first}', 2, 7), ('${third}', 3, null);
    insert into publication_calls (publication_id, number, at, method, path, status, milliseconds) values ('${first}', 1, now(), 'GET', '/a', 200, 5), ('${third}', 1, now(), 'GET', '/b', 200, 6);
    insert into synchronisations (id, store_id, scope, state, requested_at) values ('${catalogue}', '${shop}', 'everything', 'done', now()), ('${sales}', '${other}', 'sales', 'running', now());
    insert into synchronisation_changes (synchronisation_id, product_id, kind) values ('${catalogue}', 1, 'new');
    insert into synchronisation_products (synchronisation_id, product_id) values ('${sales}', 3), ('${catalogue}', 1);
    insert into score_overrules (store_id, product_id, score, reason, made_at) values ('${shop}', 1, 9, 'why', now()), ('${other}', 3, 8, 'so', now());
    insert into notices (person_id, store_id, store, store_name, kind, publication_id, synchronisation_id, at) values
      ('${ana}', '${shop}', 'shop', 'Shop', 'publication-verified', '${first}', null, now()), ('${ana}', '${shop}', 'shop', 'Shop', 'synchronised', null, '${catalogue}', now())`)
})
afterAll(async () => {
  await connection.close()
  await fresh.drop()
})

test('a filled database keeps every row, each with the store that it belongs to', async () => {
  // As the server migrates: in one transaction.
  await connection.pool.query('begin')
  await run('0017-store-first.sql')
  await connection.pool.query('commit')
  expect(
    await rows('select store_id, publication_id, product_id, place, score, result from publication_writes order by product_id'),
  ).toEqual([
    { store_id: shop, publication_id: first, product_id: 1, place: 1, score: 5, result: 'written' },
    { store_id: shop, publication_id: first, product_id: 2, place: 2, score: 4, result: null },
    { store_id: other, publication_id: third, product_id: 3, place: 1, score: 1, result: 'gone' },
  ])
  expect(await rows('select store_id, product_id, found from publication_differences order by product_id')).toEqual([
    { store_id: shop, product_id: 2, found: 7 },
    { store_id: other, product_id: 3, found: null },
  ])
  expect(await rows('select store_id, path from publication_calls order by path')).toEqual([
    { store_id: shop, path: '/a' },
    { store_id: other, path: '/b' },
  ])
  expect(await rows('select store_id, product_id, kind from synchronisation_changes')).toEqual([
    { store_id: shop, product_id: 1, kind: 'new' },
  ])
  expect(await rows('select store_id, product_id from synchronisation_products order by product_id')).toEqual([
    { store_id: shop, product_id: 1 },
    { store_id: other, product_id: 3 },
  ])
  expect(await rows('select id, store_id from score_overrules order by id')).toEqual([
    { id: 1, store_id: shop },
    { id: 2, store_id: other },
  ])
  expect(await rows('select publication_id, synchronisation_id from notices order by id')).toEqual([
    { publication_id: first, synchronisation_id: null },
    { publication_id: null, synchronisation_id: catalogue },
  ])
})

test('what belongs to a publication goes with it, and with its store', async () => {
  await connection.pool.query('delete from publications where id = $1', [first])
  expect(await rows('select id from publications order by id')).toEqual([{ id: third }])
  expect(await rows('select product_id from publication_writes')).toEqual([{ product_id: 3 }])
  await connection.pool.query('delete from stores where id = $1', [other])
  expect(
    await rows(
      'select 1 from publication_writes union all select 1 from publication_calls union all select 1 from synchronisation_products where store_id <> $$' +
        shop +
        '$$',
    ),
  ).toEqual([])
})

test('commands are split correctly: comments and strings may contain a semicolon', () => {
  expect(commandsOf("-- one; of two\nselect ';' as \"a\"; -- and\n\nselect 'it''s; so';\n-- the end; really")).toEqual([
    '-- one; of two\nselect \';\' as "a"',
    "-- and\n\nselect 'it''s; so'",
  ])
})
