import { Client } from 'pg'
import { expect, test } from 'vitest'
import { connect, isMigrated } from '../database/index.ts'
import { freshDatabase, migratedDatabase } from './postgres.ts'

test('every test file gets an empty database of its own, dropped with whoever is connected', async () => {
  const [one, other] = await Promise.all([freshDatabase(), freshDatabase()])
  const client = new Client({ connectionString: one.url })
  client.on('error', () => undefined)
  await client.connect()
  await client.query('create table mine ()')
  const stranger = new Client({ connectionString: other.url })
  await stranger.connect()
  expect((await stranger.query(`select to_regclass('mine') as table`)).rows).toEqual([{ table: null }])
  await stranger.end()

  await one.drop()
  await other.drop()
  await expect(new Client({ connectionString: one.url }).connect()).rejects.toThrow(/does not exist/)
})

test('a test that needs the tables of the product gets an empty copy of them, a database of its own too', async () => {
  const [one, other] = await Promise.all([migratedDatabase(), migratedDatabase()])
  const [mine, theirs] = [one, other].map(({ url }) => connect(url, { size: 1, onFault: () => undefined }))
  expect(await isMigrated(mine!.database)).toBe(true)
  await mine!.pool.query(`insert into people (email, name) values ('ana@shop.example', 'Ana')`)
  expect((await theirs!.pool.query('select from people')).rowCount).toBe(0)
  await Promise.all([mine!.close(), theirs!.close()])
  await Promise.all([one.drop(), other.drop()])
})
