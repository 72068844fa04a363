import { beforeEach, expect, test } from 'vitest'
import { shiftDay } from '../../kernel/clock.ts'
import { fillSmallCatalogue, small } from '../../testing/small-catalogue.ts'
import { type FollowedStore, followedStores } from './followed-stores.fixtures.ts'

const followed = followedStores()
let { samara, id: store, look } = {} as FollowedStore
beforeEach(async () => {
  ;({ samara, id: store, look } = followed())
  await fillSmallCatalogue(samara.connection, store)
  // Of days whose orders were let go the sums are all that is left: the check of the night leaves them as they are.
  await samara.connection.pool.query(
    "insert into sales_coverage (store_id, covered_from, covered_to, let_go_before) values ($1, '2025-01-01', '2026-03-15T22:00:00Z', '2026-04-01')",
    [store],
  )
})

const monday = '2026-03-16'
const usual = [140, 133, 147, 140, 154, 126, 140, 140]

/** Units of a list in the weeks before the Monday, the newest last: on their first and their last day, at two positions. */
async function sold(kind: 'category' | 'store', id: number, weeks: readonly number[]): Promise<void> {
  for (const [at, units] of weeks.entries()) {
    const begins = shiftDay(monday, 7 * (at - weeks.length))
    for (const [day, band, part] of [
      [begins, 0, Math.floor(units / 2)],
      [shiftDay(begins, 6), 1, Math.ceil(units / 2)],
    ] as const)
      await samara.connection.pool.query(
        'insert into sales_bands (store_id, list_kind, list_id, day, band, units, revenue) values ($1, $2, $3, $4, $5, $6, 100)',
        [store, kind, id, day, band, part],
      )
  }
}
const fallen = async () =>
  (
    await samara.connection.pool.query<{ list: number; fell: number }>(
      "select list_id as list, (figures ->> 'fell')::int as fell from notices where store_id = $1 and kind = 'list-fell' order by list_id",
      [store],
    )
  ).rows

test('on a Monday a list that sold less than its usual range is a notice, once; one within it is none, nor the store, nor what is sold on the day', async () => {
  await sold('category', small.mugs, [...usual, 56])
  await sold('category', small.plates, [...usual, 126])
  await sold('category', small.empty, [...usual, 0])
  await sold('store', 0, [...usual, 10])
  // What was sold before the nine weeks, and today.
  for (const day of [shiftDay(monday, -64), monday])
    await samara.connection.pool.query(
      "insert into sales_bands (store_id, list_kind, list_id, day, band, units, revenue) values ($1, 'category', $2, $3, 0, 900, 100)",
      [store, small.mugs, day],
    )
  samara.clock.set('2026-03-15T09:00:00Z')
  await look()
  expect(await fallen(), 'on a Sunday').toEqual([])
  // A minute past midnight in Madrid.
  samara.clock.set('2026-03-15T23:01:00Z')
  await look()
  const both = [
    { list: small.mugs, fell: 60 },
    { list: small.empty, fell: 100 },
  ]
  expect(await fallen()).toEqual(both)
  // Also where the figures of the day are looked at once more.
  for (const noticed of [monday, null]) {
    await samara.connection.pool.query('update sales_coverage set noticed_on = $2 where store_id = $1', [store, noticed])
    samara.clock.set(noticed === null ? '2026-03-16T09:00:00Z' : '2026-03-16T08:00:00Z')
    await look()
    expect(await fallen()).toEqual(both)
  }
  samara.clock.set('2026-03-17T09:00:00Z')
  await look()
  expect(await fallen(), 'on a Tuesday').toEqual(both)
})

test('a night that is broken off among its notices writes all of them when it comes again, each once', async () => {
  const { pool } = samara.connection
  await sold('category', small.mugs, [...usual, 56])
  await sold('category', small.plates, [...usual, 28])
  await pool.query(`
    create function break_off() returns trigger language plpgsql as $$ begin if new.list_id = ${small.mugs} then raise 'broken off'; end if; return new; end $$;
    create trigger break_off before insert on notices for each row execute function break_off()`)
  samara.clock.set('2026-03-15T23:01:00Z')
  await look()
  await pool.query('drop function break_off cascade')
  expect(await fallen()).toEqual([])
  for (const now of ['2026-03-15T23:40:00Z', '2026-03-15T23:50:00Z']) {
    samara.clock.set(now)
    await look()
    expect(await fallen(), now).toEqual([
      { list: small.mugs, fell: 60 },
      { list: small.plates, fell: 80 },
    ])
  }
})
