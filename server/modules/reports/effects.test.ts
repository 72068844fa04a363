import { afterAll, beforeAll, expect, test } from 'vitest'
import { orderingEffect, publicationMarks } from '../../../contract/index.ts'
import { seedPublication } from '../../testing/seed-runs.ts'
import { startTestSamara, type TestSamara } from '../../testing/samara.ts'

const ana = 'ana@shop.example'
let samara: TestSamara
let store: string

/** Twelve lists that sell alike for half a year; from the second of February on the first one sells half as much again. */
beforeAll(async () => {
  samara = await startTestSamara({ now: '2026-03-10T09:00:00Z' })
  store = await samara.addStore(ana, 'shop')
  const { pool } = samara.connection
  await pool.query(
    "insert into categories (store_id, id, name, path, place) select $1, i, 'List ' || i, array[i], i from generate_series(1, 12) i",
    [store],
  )
  await pool.query(
    `insert into products (store_id, id, name, reference, category_id, brand_id, stock, score) select $1, 100 * c + p, 'Product ' || (100 * c + p), 'R', c, 1, 5, 1000 - p from generate_series(1, 12) c, generate_series(1, 30) p`,
    [store],
  )
  await pool.query(
    `insert into list_sightings (store_id, list_kind, list_id, seen_from, seen_until, products)
     select $1, 'category', c, '2025-01-01', 'infinity', array_agg(100 * c + p order by p) from generate_series(1, 12) c, generate_series(1, 30) p group by c`,
    [store],
  )
  await pool.query(
    `insert into sales_bands (store_id, list_kind, list_id, day, band, units, revenue)
     select $1, 'category', c, d::date, 0, v.units, 1000 * v.units
     from generate_series(1, 12) c, generate_series('2025-07-01'::date, '2026-03-09'::date, interval '1 day') d
       cross join lateral (select round((60 + 20 * sin(extract(doy from d) / 20) + (hashint4(c * 1000 + extract(doy from d)::int) & 15)) * case when c = 1 and d > '2026-02-02' then 1.5 else 1 end)::int as units) v`,
    [store],
  )
  await pool.query(
    "insert into sales_coverage (store_id, covered_from, covered_to, feed) values ($1, '2025-07-01', '2026-03-10', 'ready')",
    [store],
  )
})
afterAll(() => samara.close())

/** A publication of a list that was sent at a time: its last product first. */
async function publish(list: number, at: string): Promise<string> {
  const products = Array.from({ length: 30 }, (_, place) => 100 * list + (place === 0 ? 30 : place))
  const id = await seedPublication(samara.connection.pool, {
    store,
    list: { kind: 'category', id: list },
    products,
    state: 'verified',
    at: new Date(at),
  })
  await samara.connection.pool.query('update publications set sent_at = $3, written = 1 where store_id = $1 and id = $2', [store, id, at])
  return id
}
const effect = async (publication: string) => (await samara.call(orderingEffect, { query: { store: 'shop', publication } }, ana)).data

test('what an ordering did has an interval, and what cannot be known or is not over has a word of its own; what moved and what else happened is named', async () => {
  const more = await publish(1, '2026-02-02T10:00:00Z')
  const nothing = await publish(2, '2026-01-20T10:00:00Z')
  const young = await publish(3, '2026-02-20T10:00:00Z')
  const again = await publish(1, '2026-02-20T10:00:00Z')

  const shown = await effect(more)
  expect(shown.mark).toMatchObject({ publication: more, day: '2026-02-02', list: { kind: 'category', id: 1, name: 'List 1' }, by: null })
  expect(shown.effects.map(({ days, revenue }) => [days, revenue.verdict])).toEqual([
    [7, 'more'],
    [14, 'more'],
    [28, 'more'],
  ])
  const { change, low, high, smallest } = shown.effects[2]!.revenue
  expect(change).toBeGreaterThan(400)
  expect(change).toBeLessThan(600)
  expect(low).toBeLessThan(change!)
  expect(high).toBeGreaterThan(change!)
  expect(smallest).toBeLessThan(200)
  // The other published lists are no control.
  expect(shown.control).toEqual({ lists: 9, weeks: 8 })
  expect(shown.moved[0]).toEqual({ id: 130, name: 'Product 130', imageUrl: null, was: null, is: 1 })
  expect([shown.entered, shown.left]).toEqual([1, 1])
  expect(shown.overlaps).toEqual([{ kind: 'publication', day: '2026-02-20', products: 1, publication: again, list: null }])

  expect((await effect(nothing)).effects.map(({ revenue }) => revenue.verdict)).toEqual(Array(3).fill('undecided'))
  expect((await effect(young)).effects.map(({ revenue }) => revenue.verdict)).toEqual(['undecided', 'undecided', 'not-yet'])
  const marks = await samara.call(publicationMarks, { query: { store: 'shop', from: '2026-02-01', to: '2026-03-09' } }, ana)
  expect(marks.data.marks.map(({ publication }) => publication).toSorted()).toEqual([more, young, again].toSorted())
  const unknown = await samara.call(orderingEffect, { query: { store: 'shop', publication: '00000000-0000-4000-8000-00000000000f' } }, ana)
  expect(unknown.problem.code).toBe('publication/unknown')

  // A history is put in anew: where lists showed it is not known yet.
  expect(shown.pending).toBe(false)
  await samara.connection.pool.query('update sales_coverage set history_bare = true where store_id = $1', [store])
  expect((await effect(more)).pending).toBe(true)
})

test('a partner with limits reads what became of their products alone', async () => {
  const pia = 'pia@partner.example'
  const { id } = await samara.app.services.users.add({ email: pia, name: 'Pia', passwordHash: null })
  await samara.app.services.stores.addPartner(store, id, { categories: null, brands: [1], approval: false })
  const { pool } = samara.connection
  const publication = await publish(5, '2026-03-01T10:00:00Z')
  const movedFor = async (as: string) =>
    (await samara.call(orderingEffect, { query: { store: 'shop', publication } }, as)).data.moved.map(({ id: product }) => product)
  expect(await movedFor(pia)).toEqual(await movedFor(ana))
  // The first of them before is of another brand, and no product of the shop any more.
  await pool.query('update products set brand_id = 2, gone_at = now() where store_id = $1 and id = 501', [store])
  expect(await movedFor(ana)).toContain(501)
  expect(await movedFor(pia)).not.toContain(501)
  expect((await movedFor(pia)).length).toBe((await movedFor(ana)).length - 1)
})

test('a partner with limits gets no figure that counts products outside of them, of the list or of those that it is held against', async () => {
  const pia = 'pilar@partner.example'
  const { id } = await samara.app.services.users.add({ email: pia, name: 'Pilar', passwordHash: null })
  await samara.app.services.stores.addPartner(store, id, { categories: null, brands: [1, 3], approval: false })
  const { pool } = samara.connection
  const publication = await publish(8, '2026-03-01T10:00:00Z')
  const read = async (as: string) => {
    const { effects, control, overlaps } = (await samara.call(orderingEffect, { query: { store: 'shop', publication } }, as)).data
    return { week: effects[0]!, lists: control.lists, overlaps }
  }
  const notSeen = { verdict: 'outside-limits', change: null, low: null, high: null, smallest: null }
  const whole = await read(ana)
  expect(whole.week.revenue.change).not.toBeNull()
  const former = await read(pia)
  expect(former.week.revenue.change).not.toBeNull()

  // One list has a product of another brand, and one had: it is no product of the shop any more.
  await pool.query('update products set brand_id = 2 where store_id = $1 and id = 901', [store])
  await pool.query('update products set brand_id = 2, gone_at = now() where store_id = $1 and id = 1002', [store])
  expect((await read(ana)).lists).toBe(whole.lists)
  expect((await read(pia)).lists).toBe(former.lists - 2)

  await pool.query('update products set brand_id = 2, gone_at = now() where store_id = $1 and id = 802', [store])
  expect((await read(ana)).week).toEqual(whole.week)
  expect((await read(pia)).week).toMatchObject({ revenue: notSeen, units: notSeen })
  // No figure counts what stands behind the first places.
  await pool.query('update products set brand_id = 1 where store_id = $1 and id = 802', [store])
  await pool.query('update products set brand_id = 2, gone_at = now() where store_id = $1 and id = 829', [store])
  expect((await read(pia)).week.revenue.change).not.toBeNull()
})
