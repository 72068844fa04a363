import { Client } from 'pg'
import { expect, test } from 'vitest'
import { freshDatabase } from './postgres.ts'

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
