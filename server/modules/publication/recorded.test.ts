import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Publishing, type PublishingStore, startPublishing, wanted } from './publication.fixtures.ts'

let publishing: Publishing
let shop: PublishingStore
beforeAll(async () => {
  publishing = await startPublishing()
  shop = await publishing.open()
})
afterAll(() => publishing.close())

const events = async () =>
  (
    await publishing.samara.connection.pool.query<{ kind: string; detail: object; store: string; address: string; by: string }>(
      `select a.kind, a.detail, a.store, a.address, p.email as by from audit_log a join people p on p.id = a.person_id
       where a.kind like 'publication-%' order by a.id`,
    )
  ).rows

test('who publishes, schedules, cancels and repeats is written down with the list; the same request again is not', async () => {
  const startsAt = '2026-03-11T09:00:00.000Z'
  const scheduled = await shop.publish(wanted, { startsAt, key: 'scheduled-key' })
  await shop.publish(wanted, { startsAt, key: 'scheduled-key' })
  await shop.cancel(scheduled.data.id)
  await shop.cancel(scheduled.data.id)
  const begun = await shop.publish(wanted, {})
  const kinds = (await events()).map(({ kind }) => kind)
  expect(begun.status).toBe(200)
  expect(kinds).toEqual(['publication-scheduled', 'publication-cancelled', 'publication-begun'])
  expect((await events())[0]).toMatchObject({ detail: { list: 'Mugs', startsAt }, address: '127.0.0.1' })
})
