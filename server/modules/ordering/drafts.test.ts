import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { keepDraft, limits, type OrderingDraft, readDraft } from '../../../contract/index.ts'
import { ana, mugs, type Orderings, startOrderings, store } from './ordering.fixtures.ts'

const draft = (at: string, more: Partial<OrderingDraft> = {}): OrderingDraft => ({
  version: 3,
  undone: 1,
  at,
  edits: [
    { kind: 'move', products: [105], after: null },
    { kind: 'sort', criteria: [{ column: 'price', sort: 'ASC' }] },
  ],
  ...more,
})
const query = { store, username: ana, ...mugs }

let orderings: Orderings
beforeAll(async () => {
  orderings = await startOrderings()
})
afterAll(() => orderings.samara.close())
beforeEach(() => orderings.samara.connection.pool.query('delete from ordering_drafts'))

const read = async (of: Partial<typeof query> = {}) => (await orderings.samara.call(readDraft, { query: { ...query, ...of } }, ana)).data
const keep = (given: OrderingDraft | null) => orderings.samara.call(keepDraft, { query, body: { draft: given } }, ana)

test('a draft is read again as it was kept, on its own list alone, until it is forgotten', async () => {
  expect(await read()).toBeNull()
  const mine = draft('2026-03-10T08:59:00.000Z')
  expect((await keep(mine)).data).toEqual({ at: mine.at })
  expect(await read()).toEqual(mine)
  expect(await read({ kind: 'collection' })).toBeNull()
  expect((await keep(null)).data).toEqual({ at: null })
  expect(await read()).toBeNull()
})

test('another person has another draft', async () => {
  await keep(draft('2026-03-10T08:59:00.000Z'))
  const { pool } = orderings.samara.connection
  await orderings.samara.app.services.users.add({ email: 'eva@shop.example', name: 'Eva', passwordHash: null })
  await pool.query("update ordering_drafts set person_id = (select id from people where email = 'eva@shop.example')")
  expect(await read()).toBeNull()
})

test('an older draft, from a device that was offline, never takes the place of a newer one', async () => {
  const newer = draft('2026-03-10T08:59:00.000Z')
  await keep(newer)
  const answer = await keep(draft('2026-03-10T08:58:59.999Z', { version: 1 }))
  expect([answer.status, answer.data.at]).toEqual([200, newer.at])
  expect(await read()).toEqual(newer)
  await keep(draft('2026-03-10T08:59:00.001Z', { undone: 0 }))
  expect(await read()).toMatchObject({ undone: 0 })
})

test('a device whose clock is years ahead does not keep the others out', async () => {
  await keep(draft('2099-01-01T00:00:00.000Z'))
  orderings.samara.clock.set('2026-03-10T09:00:01Z')
  await keep(draft('2026-03-10T09:00:00.500Z', { version: 9 }))
  expect(await read()).toMatchObject({ version: 9 })
})

test.each(['yesterday', '', '2026-13-41T00:00:00Z', '-271000-01-01T00:00:00.000Z'])(
  'a draft of %j is refused with its place',
  async (at) => {
    const { status, problem } = await keep(draft(at))
    expect([status, problem.errors[0]?.path]).toEqual([400, 'body.draft.at'])
  },
)

test('a draft of times before all clocks is taken like any', async () => {
  expect((await keep(draft('0001-01-01T00:00:00.000Z'))).status).toBe(200)
})

test('a draft that is too long is refused, and the one before is still there', async () => {
  const mine = draft('2026-03-10T08:00:00.000Z')
  await keep(mine)
  const products = Array.from({ length: 99_000 }, (_, index) => 2_000_000_000 + index)
  const long = draft('2026-03-10T08:30:00.000Z', { edits: [1, 2].map(() => ({ kind: 'move', products, after: null })) })
  expect(JSON.stringify(long).length).toBeGreaterThan(limits.list.draftBytes)
  const { status, problem } = await keep(long)
  expect([status, problem.code]).toEqual([413, 'request/too-large'])
  expect(await read()).toEqual(mine)
})

test('an edit that nobody knows is refused', async () => {
  const { status } = await keep(draft('2026-03-10T08:00:00.000Z', { edits: [{ kind: 'shuffle' } as never] }))
  expect(status).toBe(400)
})
