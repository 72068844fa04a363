import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { connect, type Connection, type Queries } from '../database/index.ts'
import { type ManualJobs, manualJobs } from './manual-jobs.ts'
import { type FreshDatabase, freshDatabase } from './postgres.ts'

let fresh: FreshDatabase
let connection: Connection
let jobs: ManualJobs
beforeAll(async () => {
  fresh = await freshDatabase()
  connection = connect(fresh.url, { size: 2, directUrl: fresh.directUrl, onFault: () => undefined })
})
afterAll(async () => {
  await connection.close()
  await fresh.drop()
})
beforeEach(() => {
  jobs = manualJobs()
})

const enqueue = (task: string, queries: Queries) => jobs.enqueue(task, {}, { queries })
const waiting = () => jobs.waiting.map(({ task }) => task)
class Fault extends Error {}

test('a job outside of a transaction waits at once', async () => {
  await enqueue('look', connection.database)
  expect(waiting()).toEqual(['look'])
})

test('a job of a transaction waits once that is committed, and not before', async () => {
  await connection.database.transaction().execute(async (transaction) => {
    await enqueue('first', transaction)
    await enqueue('second', transaction)
    expect(waiting()).toEqual([])
    await enqueue('outside', connection.database)
    expect(waiting()).toEqual(['outside'])
  })
  expect(waiting()).toEqual(['outside', 'first', 'second'])
})

test('a job of a transaction that is rolled back never was, also when its connection is used again', async () => {
  const fails = connection.database.transaction().execute(async (transaction) => {
    await enqueue('gone', transaction)
    throw new Fault()
  })
  await expect(fails).rejects.toThrow(Fault)
  for (let time = 0; time < 3; time++)
    await connection.database.transaction().execute((transaction) => sql`select 1`.execute(transaction).then(() => undefined))
  expect(waiting()).toEqual([])
})

test('a transaction whose commit is refused, because a statement failed before, leaves no job', async () => {
  const refused = connection.database.transaction().execute(async (transaction) => {
    await enqueue('gone', transaction)
    await sql`select 1 / 0`.execute(transaction).catch(() => undefined)
  })
  await expect(refused).rejects.toThrow()
  expect(waiting()).toEqual([])
})

test('what came after a savepoint goes with it', async () => {
  await connection.database.transaction().execute(async (transaction) => {
    await enqueue('before', transaction)
    await sql`savepoint before_claim`.execute(transaction)
    await enqueue('gone', transaction)
    await sql`rollback to savepoint before_claim`.execute(transaction)
    await enqueue('after', transaction)
  })
  expect(waiting()).toEqual(['before', 'after'])
})

test('two transactions at once keep their jobs apart', async () => {
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const broken = connection.database.transaction().execute(async (transaction) => {
    await enqueue('gone', transaction)
    first.resolve()
    await second.promise
    throw new Fault()
  })
  await first.promise
  await connection.database.transaction().execute((transaction) => enqueue('kept', transaction))
  const meanwhile = waiting()
  second.resolve()
  await expect(broken).rejects.toThrow(Fault)
  expect([meanwhile, waiting()]).toEqual([['kept'], ['kept']])
})
