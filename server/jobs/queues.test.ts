import { PgBoss } from 'pg-boss'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { connect, type Connection } from '../database/index.ts'
import { createLogger } from '../kernel/logger.ts'
import { type FreshDatabase, migratedDatabase } from '../testing/postgres.ts'
import { createJobs, type Jobs, type Task } from './index.ts'

const stopWithin = 5_000
let fresh: FreshDatabase
let connection: Connection
const log: string[] = []
const opened: Jobs[] = []
beforeEach(async () => {
  fresh = await migratedDatabase()
  connection = connect(fresh.url, { size: 3, directUrl: fresh.directUrl, onFault: () => undefined })
})
afterEach(async () => {
  await Promise.all(opened.splice(0).map((jobs) => jobs.stop(stopWithin)))
  log.splice(0)
  await connection.close()
  await fresh.drop()
})

function open(): Jobs {
  const logger = createLogger('error', { write: (line: string) => void log.push(line) })
  const jobs = createJobs(fresh.url, { logger, concurrency: 1, listens: true })
  opened.push(jobs)
  return jobs
}
const task = (name: string, run: Task<object>['run'] = () => Promise.resolve()): Task<never> => ({ name, run })

/** As a former version leaves it: its queues, with a job that waits in each. */
async function leaveQueues(...names: string[]): Promise<void> {
  const boss = new PgBoss({ connectionString: fresh.url, schema: 'jobs' })
  await boss.start()
  for (const name of names) {
    await boss.createQueue(name)
    await boss.send(name, { store: 'shop' })
  }
  await boss.stop({ graceful: false, close: true })
}
const queues = async () =>
  (await connection.pool.query<{ name: string }>("select name from jobs.queue where name not like '\\_\\_%' order by name")).rows.map(
    ({ name }) => name,
  )
const waiting = async () =>
  (await connection.pool.query<{ name: string }>("select name from jobs.job where name not like '\\_\\_%'")).rows.map(({ name }) => name)

test('queues of former versions are named by each start until they are forgotten, then gone with their jobs', async () => {
  await leaveQueues('publish', 'synchronise', 'nightly-synchronisation', 'refresh-details', 'watch-list')
  // Killed before it had enqueued anew what was in them.
  expect(await open().start([task('publication')])).toEqual({ isNew: true })
  const jobs = open()
  expect(await jobs.start([task('publication')])).toEqual({ isNew: true })
  await jobs.forgetFormer()
  expect(await queues()).toEqual(['publication'])
  expect(await waiting()).toEqual([])
  expect(await open().start([task('publication')])).toEqual({ isNew: false })
  expect(log).toEqual([])
})

test('one of them is enough', async () => {
  await leaveQueues('watch-list', 'publication')
  const jobs = open()
  expect(await jobs.start([task('publication')])).toEqual({ isNew: true })
  await jobs.forgetFormer()
  expect(await queues()).toEqual(['publication'])
})

test('without a former queue nothing is logged, and waiting jobs stay', async () => {
  await leaveQueues('publication')
  const done = Promise.withResolvers<object>()
  expect(
    await open().start([
      task('publication', (payload) => {
        done.resolve(payload)
        return Promise.resolve()
      }),
    ]),
  ).toEqual({ isNew: false })
  expect(await done.promise).toEqual({ store: 'shop' })
})

test('two processes that start at once both say that the queue is new, and both may forget the former ones', async () => {
  await leaveQueues('publish', 'synchronise')
  const both = [open(), open()]
  expect(await Promise.all(both.map((jobs) => jobs.start([task('publication')])))).toEqual([{ isNew: true }, { isNew: true }])
  await Promise.all(both.map((jobs) => jobs.forgetFormer()))
  expect(await queues()).toEqual(['publication'])
})

test('a job is begun as soon as it is enqueued, in queues of former versions, too', async () => {
  await leaveQueues('publication')
  let ran = Promise.withResolvers<void>()
  const jobs = open()
  await jobs.start([task('publication', () => Promise.resolve(ran.resolve()))])
  await ran.promise
  const began = Date.now()
  for (let nth = 0; nth < 6; nth++) {
    ran = Promise.withResolvers<void>()
    await jobs.enqueue('publication', {}, { queries: connection.database })
    await ran.promise
  }
  // Found by looks alone, each would be found two seconds after the one before.
  expect(Date.now() - began).toBeLessThan(6_000)
})
