import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Publishing, type PublishingStore, startPublishing, wanted } from './publication.fixtures.ts'

let publishing: Publishing
let shop: PublishingStore
beforeAll(async () => {
  publishing = await startPublishing()
})
beforeEach(async () => {
  shop = await publishing.open()
})
afterAll(() => publishing.close())

const nine = '2026-03-11T09:00:00.000Z'
const sameMinute = '2026-03-11T09:00:41.000Z'
const ten = '2026-03-11T10:00:00.000Z'
const other = [...wanted].reverse()
const scheduled = async () => (await shop.queue()).filter(({ state }) => state === 'scheduled')

test('a second publication of a list for the same minute is refused with a reason and saves nothing', async () => {
  const id = await shop.published(wanted, { startsAt: nine })
  const { status, problem } = await shop.publish(other, { startsAt: sameMinute })
  expect([status, problem.code]).toEqual([409, 'publication/already-scheduled'])
  expect((await scheduled()).map((each) => each.id)).toEqual([id])
  expect((await shop.list()).ordering.version).toBe(1)
  expect((await shop.publish(other, { startsAt: ten })).data.state).toBe('scheduled')
})

test('with `replaces`, the scheduled publication is cancelled and the new one begins at that time', async () => {
  const id = await shop.published(wanted, { startsAt: nine })
  const next = await shop.published(other, { startsAt: sameMinute, replaces: true })
  expect(await shop.read(id)).toMatchObject({ state: 'cancelled', written: 0 })
  expect((await scheduled()).map((each) => each.id)).toEqual([next])
  // Where nothing is scheduled there is nothing to replace, and nothing is wrong with it.
  expect((await shop.publish(wanted, { startsAt: ten, replaces: true })).data.state).toBe('scheduled')
})

test.each([false, true])('of two that are asked for at once one is scheduled, whether they replace or not (%s)', async (replaces) => {
  const version = 0
  const answers = await Promise.all([
    shop.publish(wanted, { startsAt: nine, version, replaces }),
    shop.publish(wanted, { startsAt: sameMinute, version, replaces }),
  ])
  expect(answers.map(({ status }) => status).sort()[0]).toBe(200)
  for (const { status, problem } of answers)
    if (status !== 200) expect(problem.code).toMatch(/^(publication\/already-scheduled|ordering\/stale-version)$/)
  expect(await scheduled()).toHaveLength(1)
})

test('a publication cannot be moved to the minute of another one of the list', async () => {
  await shop.published(wanted, { startsAt: nine })
  const id = await shop.published(other, { startsAt: ten })
  expect((await shop.setTimes(id, sameMinute)).problem.code).toBe('publication/already-scheduled')
  expect(await shop.read(id)).toMatchObject({ state: 'scheduled', startsAt: ten })
  // Within its own minute it can be moved.
  expect((await shop.setTimes(id, '2026-03-11T10:00:30.000Z')).status).toBe(200)
})

test('of two publications that are moved to one minute at the same moment, one gets an error', async () => {
  const one = await shop.published(wanted, { startsAt: nine })
  const two = await shop.published(other, { startsAt: ten })
  const noon = '2026-03-11T12:00:00.000Z'
  const answers = await Promise.all([shop.setTimes(one, noon), shop.setTimes(two, noon)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)!.problem.code).toBe('publication/already-scheduled')
})
