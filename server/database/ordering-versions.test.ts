import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FreshDatabase, freshDatabase } from '../testing/postgres.ts'
import { connect, type Connection } from './index.ts'

const store = '00000000-0000-4000-8000-000000000001'
const ana = '00000000-0000-4000-8000-00000000000a'
const names = ['0001-people-and-stores', '0003-catalogue', '0004-orderings', '0005-publications']

let fresh: FreshDatabase
let connection: Connection
const run = async (name: string) => connection.pool.query(await readFile(new URL(`./migrations/${name}.sql`, import.meta.url), 'utf8'))
const rows = async (text: string) => (await connection.pool.query<Record<string, unknown>>(text)).rows

beforeAll(async () => {
  fresh = await freshDatabase()
  connection = connect(fresh.url, { size: 1, onFault: () => undefined })
  for (const name of names) await run(name)
  await connection.pool.query(`
    insert into people (id, email, name) values ('${ana}', 'ana@shop.example', 'Ana');
    insert into stores (id, name, display_name, owner_id, store_type, account, key_ends_with, credential_sealed, currency, time_zone)
      values ('${store}', 'ana-shop', 'Ana', '${ana}', 'demo', 'a', 'x', 'x', 'EUR', 'Europe/Madrid');
    insert into orderings (store_id, list_kind, list_id, version, base_version, products, pending_moves, name, saved_at, saved_by, published_version) values
      ('${store}', 'category', 11, 4, 2, '{3,1,2}', 2, 'Winter', '2026-03-04', '${ana}', 3), ('${store}', 'category', 12, 1, 1, '{9,8}', 0, 'Plates', '2026-03-01', '${ana}', null);
    insert into ordering_moves (store_id, list_kind, list_id, version, moves, saved_at, saved_by) values
      ('${store}', 'category', 11, 3, '[{"products": [2], "after": null}]', '2026-03-03', '${ana}'), ('${store}', 'category', 11, 4, '[{"products": [1], "after": 2}]', '2026-03-04', '${ana}');
    insert into criteria_log (store_id, person_id, criteria, at) values
      ('${store}', '${ana}', '[{"column": "price", "sort": "ASC"}]', '2026-03-01'), ('${store}', '${ana}', '[{"column": "stock", "sort": "DESC"}]', '2026-03-02'),
      ('${store}', '${ana}', '[{"column": "what is this?", "sort": "DESC"}]', '2026-03-03')`)
})
afterAll(async () => {
  await connection.close()
  await fresh.drop()
})

test('orderings that were saved before there was a history keep their sequence, their moves, who saved them and what is published', async () => {
  await run('0006-ordering-versions')
  const day = `to_char(saved_at, 'YYYY-MM-DD') as day`
  expect(
    await rows(
      `select list_id, version, products, moves, pins, rules, name, ${day}, saved_by from ordering_versions order by list_id, version`,
    ),
  ).toEqual([
    {
      list_id: 11,
      version: 2,
      products: [3, 1, 2],
      moves: null,
      pins: [],
      rules: { soldOutLast: false, inARow: null, newEvery: null },
      name: null,
      day: '2026-03-03',
      saved_by: null,
    },
    {
      list_id: 11,
      version: 3,
      products: null,
      moves: [{ products: [2], after: null }],
      pins: null,
      rules: null,
      name: null,
      day: '2026-03-03',
      saved_by: ana,
    },
    {
      list_id: 11,
      version: 4,
      products: null,
      moves: [{ products: [1], after: 2 }],
      pins: null,
      rules: null,
      name: 'Winter',
      day: '2026-03-04',
      saved_by: ana,
    },
    {
      list_id: 12,
      version: 1,
      products: [9, 8],
      moves: null,
      pins: [],
      rules: { soldOutLast: false, inARow: null, newEvery: null },
      name: 'Plates',
      day: '2026-03-01',
      saved_by: ana,
    },
  ])
  expect(
    await rows('select list_id, version, base_version, pending_moves, pins, name, published_version from orderings order by list_id'),
  ).toEqual([
    { list_id: 11, version: 4, base_version: 2, pending_moves: 2, pins: [], name: 'Winter', published_version: 3 },
    { list_id: 12, version: 1, base_version: 1, pending_moves: 0, pins: [], name: 'Plates', published_version: null },
  ])
})

test('the criteria that a person published with last become their preference, where they name columns', async () => {
  expect(await rows('select preferences from preferences')).toEqual([{ preferences: { criteria: [{ column: 'stock', sort: 'DESC' }] } }])
})
