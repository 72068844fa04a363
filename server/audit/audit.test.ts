import { afterEach, beforeEach, expect, test } from 'vitest'
import { startTestSamara, type TestSamara } from '../testing/samara.ts'
import { record, recordTogether } from './index.ts'

let samara: TestSamara
beforeEach(async () => {
  samara = await startTestSamara()
})
afterEach(() => samara.close())

const kept = async () =>
  (await samara.connection.pool.query<{ kind: string; detail: object }>('select kind, detail from audit_log order by at, id')).rows

test('an event is not kept where what it tells of is rolled back', async () => {
  const { database } = samara.connection
  const undone = database.transaction().execute(async (transaction) => {
    await record(transaction, { kind: 'signed-in', at: samara.clock.now(), by: null, address: '10.0.0.1', values: {} })
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect(await kept()).toEqual([])
})

test('the same of one person and address within an hour is one event that counts', async () => {
  const { database } = samara.connection
  const fail = (at: string, address: string) =>
    recordTogether(database, { kind: 'sign-in-failed', at: new Date(at), by: null, address, values: {} })
  await Promise.all(Array.from({ length: 9 }, () => fail('2026-03-10T09:10:00Z', '10.0.0.1')))
  await fail('2026-03-10T09:59:59Z', '10.0.0.1')
  await fail('2026-03-10T09:20:00Z', '10.0.0.2')
  await fail('2026-03-10T10:00:00Z', '10.0.0.1')
  expect(await kept()).toEqual([
    { kind: 'sign-in-failed', detail: { times: 1 } },
    { kind: 'sign-in-failed', detail: { times: 10 } },
    { kind: 'sign-in-failed', detail: { times: 1 } },
  ])
})

test('events are kept for thirteen months', async () => {
  const { database } = samara.connection
  for (const at of ['2025-02-10T08:59:59Z', '2025-02-10T09:00:00Z', '2026-03-01T00:00:00Z'])
    await record(database, { kind: 'store-renamed', at: new Date(at), by: null, address: null, values: { former: at, name: '' } })
  await samara.jobs.enqueue('old-audit-log', {}, { queries: database })
  await samara.work()
  expect(await kept()).toMatchObject([{ detail: { former: '2025-02-10T09:00:00Z' } }, { detail: { former: '2026-03-01T00:00:00Z' } }])
})
