import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FreshDatabase, freshDatabase, migratedDatabase } from '../testing/postgres.ts'
import { distribute } from './distribute.ts'
import { distribution, tablesOf } from './distribution.ts'
import { connect, type Connection, isMigrated, migrate } from './index.ts'

/** Functions named like those of Citus, that refuse what Citus refuses and note what they were asked. No real Citus. */
const substitutes = [
  'create schema citus',
  'create table citus.placed (table_name regclass primary key, citus_table_type text not null, colocated text)',
  `create view pg_dist_partition as select table_name as logicalrelid, case citus_table_type when 'distributed' then 'h' else 'n' end as partmethod,
     case citus_table_type when 'reference' then 't' else 's' end as repmodel from citus.placed`,
  `create function citus.refuse_keys(given regclass) returns void language plpgsql as $$
  declare wrong text;
  begin
    select string_agg(conname, ', ') into wrong from pg_constraint
    where contype = 'f' and (conrelid = given or (confrelid = given and conrelid <> given));
    if wrong is not null then raise exception 'cannot place %: foreign keys %', given, wrong; end if;
  end $$`,
  `create function create_reference_table(given regclass) returns void language plpgsql as $$
  begin
    perform citus.refuse_keys(given);
    insert into citus.placed values (given, 'reference', null);
  end $$`,
  `create function create_distributed_table(given regclass, by text, colocate_with text default 'default') returns void language plpgsql as $$
  declare wrong text;
  begin
    perform citus.refuse_keys(given);
    select string_agg(i.indexrelid::regclass::text, ', ') into wrong from pg_index i
    where i.indrelid = given and i.indisunique and not exists (
      select 1 from pg_attribute a where a.attrelid = given and a.attname = by and a.attnum = any(i.indkey));
    if wrong is not null then raise exception 'cannot distribute %: unique without %: %', given, by, wrong; end if;
    if colocate_with <> 'none' and not exists (select 1 from citus.placed where table_name = colocate_with::regclass and citus_table_type = 'distributed')
      then raise exception '% is not distributed', colocate_with; end if;
    insert into citus.placed values (given, 'distributed', colocate_with);
  end $$`,
  `create function citus_add_local_table_to_metadata(given regclass) returns void language plpgsql as $$
  begin
    insert into citus.placed values (given, 'local', null);
  end $$`,
]

const keysOf = `select conname, conrelid::regclass::text as table, pg_get_constraintdef(oid) as definition from pg_constraint where contype = 'f' order by 1, 2`
const placed = 'select table_name::text as table, citus_table_type as kind, colocated from citus.placed order by 1'

let plain: FreshDatabase
let cluster: FreshDatabase
const open: Connection[] = []
const on = (database: FreshDatabase): Connection => {
  const connection = connect(database.url, { size: 2, onFault: () => undefined })
  open.push(connection)
  return connection
}
async function run(connection: Connection) {
  const client = await connection.pool.connect()
  try {
    return await distribute(client)
  } finally {
    client.release()
  }
}

beforeAll(async () => {
  plain = await migratedDatabase()
  cluster = await migratedDatabase()
})
afterAll(async () => {
  for (const connection of open) await connection.close()
  await plain.drop()
  await cluster.drop()
})

test('on a database without Citus the command says so and changes nothing', async () => {
  const { pool } = on(plain)
  const before = (await pool.query(keysOf)).rows
  expect(await run(open[0]!)).toEqual({ citus: false, available: false })
  expect((await pool.query(keysOf)).rows).toEqual(before)
})

test('every table gets its place, keeps its rows and its foreign keys, and asked again nothing happens', async () => {
  const connection = on(cluster)
  const { pool } = connection
  for (const statement of substitutes) await pool.query(statement)
  await pool.query(
    `insert into stores (name, display_name, store_type, account, key_ends_with, credential_sealed, currency, time_zone) values ('ana', 'Ana', 'demo', 'a', 'x', 'x', 'EUR', 'Europe/Madrid')`,
  )
  await pool.query(`insert into score_overrules (store_id, product_id, score, reason, made_at) select id, 1, 1, 'why', now() from stores`)
  const before = (await pool.query(keysOf)).rows
  const first = await run(connection)
  expect(first).toMatchObject({ citus: true })
  const places = (await pool.query<{ table: string; kind: string; colocated: string | null }>(placed)).rows
  const named = (kind: string) => places.filter((row) => row.kind === kind).map(({ table }) => table)
  expect(named('reference').sort()).toEqual(tablesOf('reference').sort())
  expect(named('distributed').sort()).toEqual(tablesOf('store').sort())
  expect(named('local').every((table) => distribution[table as keyof typeof distribution] === 'local')).toBe(true)
  expect(new Set(places.filter(({ kind }) => kind === 'distributed').map(({ colocated }) => colocated))).toEqual(
    new Set(['none', 'categories']),
  )
  expect((await pool.query(keysOf)).rows).toEqual(before)
  expect((await pool.query('select id from score_overrules')).rows).toEqual([{ id: 1 }])
  await pool.query(`insert into score_overrules (store_id, product_id, score, reason, made_at) select id, 2, 1, 'why', now() from stores`)
  expect((await pool.query('select id from score_overrules order by id')).rows).toEqual([{ id: 1 }, { id: 2 }])
  expect(await run(connection)).toEqual({ citus: true, steps: [] })
  expect(await isMigrated(connection.database)).toBe(true)
})

test('what fails under way changes nothing, and a table that a later migration added is placed with the others', async () => {
  const connection = open.at(-1)!
  const { pool } = connection
  await pool.query(`delete from citus.placed where table_name = 'drifts'::regclass`)
  await pool.query('create unique index wrong on drifts (list_id)')
  const before = (await pool.query(keysOf)).rows
  await expect(run(connection)).rejects.toThrow('unique without store_id: wrong')
  expect((await pool.query(keysOf)).rows).toEqual(before)
  await pool.query('drop index wrong')
  expect(await run(connection)).toMatchObject({ citus: true })
  expect((await pool.query(`select colocated from citus.placed where table_name = 'drifts'::regclass`)).rows).toEqual([
    { colocated: 'categories' },
  ])
  expect((await pool.query(keysOf)).rows).toEqual(before)
})

test('an empty database is migrated before it is distributed', async () => {
  const empty = await freshDatabase()
  const connection = connect(empty.url, { size: 1, onFault: () => undefined })
  try {
    for (const statement of substitutes) await connection.pool.query(statement)
    await migrate(connection.direct)
    expect(await run(connection)).toMatchObject({ citus: true })
  } finally {
    await connection.close()
    await empty.drop()
  }
})
