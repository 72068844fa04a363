import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FreshDatabase, freshDatabase } from '../testing/postgres.ts'
import { connect, type Connection, prepared } from './index.ts'

let fresh: FreshDatabase
let connection: Connection
beforeAll(async () => {
  fresh = await freshDatabase()
  connection = connect(fresh.directUrl, { size: 1, onFault: () => undefined })
})
afterAll(async () => {
  await connection.close()
  await fresh.drop()
})

const planned = async () =>
  (await connection.pool.query<{ count: number }>('select count(*)::int from pg_prepared_statements')).rows[0]!.count

test('a marked statement is planned once on a connection, inside and outside of a transaction; others are not kept', async () => {
  const add = (one: number, other: number) => sql<{ sum: number }>`${prepared}select ${one}::int + ${other}::int as sum`
  expect((await add(1, 2).execute(connection.database)).rows).toEqual([{ sum: 3 }])
  expect((await connection.database.transaction().execute((transaction) => add(3, 4).execute(transaction))).rows).toEqual([{ sum: 7 }])
  await sql`select ${1}::int`.execute(connection.database)
  expect(await planned()).toBe(1)
})

test('a marked statement that fails does no harm to the next one, and sees a table that was changed since', async () => {
  await connection.pool.query('create table things (id int)')
  const things = () => sql<{ id: number }>`${prepared}select id from things where id > ${0}`.execute(connection.database)
  expect((await things()).rows).toEqual([])
  await connection.pool.query('drop table things')
  await expect(things()).rejects.toThrow(/does not exist/)
  await connection.pool.query('create table things (id int, name text)')
  await connection.pool.query('insert into things values (5)')
  expect((await things()).rows).toEqual([{ id: 5 }])
})

test('behind a pooler nothing is planned ahead: the next transaction may be given another session', async () => {
  const url = new URL(fresh.directUrl)
  url.searchParams.set('application_name', 'as a pooler')
  const pooled = connect(url.href, { size: 1, directUrl: fresh.directUrl, onFault: () => undefined })
  await sql`${prepared}select ${1}::int`.execute(pooled.database)
  expect((await pooled.pool.query('select from pg_prepared_statements')).rowCount).toBe(0)
  await pooled.close()
})
