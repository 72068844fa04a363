import { expect, test } from 'vitest'
import { ana } from '../../testing/small-store.ts'
import { fillFromTemporalProducts, readSamaraCollection, removeGroup, updateSamaraCollection } from '../../../contract/index.ts'
import { samaraShop, store } from './samara.fixtures.ts'

const shop = samaraShop(async (started) => {
  await started.change(`update products set price = id where store_id = $1`)
  await started.renew()
})

test('filters bring, exclusions take away, hand-picked products stay only where they are pinned', async () => {
  const id = await shop().collection('Mugs')
  await shop().group('Mugs', 'All mugs', [{ column: 'category', values: [11] }])
  await shop().group('Mugs', 'Expensive ones', [{ column: 'price', operator: 'least', values: [104] }], true)
  expect(await shop().fill('Mugs', id)).toEqual({ products: 3, entered: 3, left: 0 })
  expect((await shop().held('Mugs')).toSorted()).toEqual([101, 102, 103])
  await shop().pick('Mugs', [105, 203])
  expect((await shop().held('Mugs')).toSorted()).toEqual([101, 102, 103])
  expect(await shop().pick('Mugs', [105, 203], true)).toBe(0)
  expect((await shop().held('Mugs')).toSorted()).toEqual([101, 102, 103, 105, 203])
  expect(await shop().why(id, 104)).toBe(
    'there, out, does not fit | with All mugs yes [category any yes] | without Expensive ones yes [price least yes] | with Mugs no []',
  )
  expect(await shop().why(id, 203)).toBe(
    'there, in, fits | with All mugs no [category any no] | without Expensive ones yes [price least yes] | with Mugs yes picked []',
  )
})

test('what changes in the shop moves exactly the collections that read it, and the history says why', async () => {
  const cheap = await shop().collection('Cheap plates')
  await shop().group('Cheap plates', 'Plates below 203', [
    { column: 'ownCategory', values: [12] },
    { column: 'price', operator: 'most', values: [202] },
  ])
  const stocked = await shop().collection('In stock')
  await shop().group('In stock', 'Sold out', [{ column: 'soldOut', operator: 'is', values: [] }], true)
  await shop().group('In stock', 'Every plate', [{ column: 'category', values: [12] }])
  await shop().fill('Cheap plates', cheap)
  await shop().fill('In stock', stocked)
  const before = await shop().held('In stock')
  await shop().change(`update products set price = 150 where store_id = $1 and id = 203`)
  await shop().change(`update products set stock = 0 where store_id = $1 and id = 201`)
  await shop().renew()
  expect((await shop().held('Cheap plates')).toSorted()).toEqual([201, 202, 203])
  expect(await shop().held('In stock')).toEqual(before.filter((id) => id !== 201))
  expect((await shop().history(cheap))[0]).toBe('+ 203 by Plates below 203: price most (nobody)')
  expect((await shop().history(stocked))[0]).toBe('- 201 by Sold out: soldOut is (nobody)')

  // Back in stock, it has its former place.
  await shop().change(`update products set stock = 5, price = 999 where store_id = $1 and id = 201`)
  await shop().renew()
  expect(await shop().held('In stock')).toEqual(before)
  expect((await shop().history(cheap))[0]).toBe('- 201 by Plates below 203: price most (nobody)')
  expect((await shop().history(stocked, 203)).length).toBe(1)
})

test('a product that leaves the shop leaves, one that comes enters by its category; after thirty days a place is forgotten', async () => {
  const id = await shop().collection('Everything')
  await shop().group('Everything', 'Of any price', [{ column: 'price', operator: 'least', values: [0] }])
  await shop().fill('Everything', id)
  await shop().change(
    `insert into products (store_id, id, name, reference, category_id, brand_id, price) values ($1, 300, 'New one', 'N', 12, 1, 5), ($1, 301, 'No price', 'N', 12, 1, null)`,
  )
  await shop().change(`update products set gone_at = now() where store_id = $1 and id = 101`)
  await shop().renew()
  const held = await shop().held('Everything')
  expect([held.includes(300), held.includes(301), held.includes(101)]).toEqual([true, false, false])
  expect(await shop().why(id, 301)).toContain('there, out, does not fit')
  const places = async () =>
    (
      await shop().samara.connection.pool.query<{ product_id: number }>(
        'select product_id from samara_members where collection_id = $1 and left_at is not null',
        [id],
      )
    ).rows
  expect(await places()).toEqual([{ product_id: 101 }])
  shop().samara.clock.set('2026-04-20T09:00:00Z')
  await shop().change(`update products set price = null where store_id = $1 and id = 300`)
  await shop().renew()
  expect(await places()).toEqual([{ product_id: 300 }])
  shop().samara.clock.set('2026-03-10T09:00:00Z')
  await shop().change(`update products set gone_at = null where store_id = $1 and id = 101`)
})

test('a collection that reads another one follows it in the same refresh', async () => {
  const inner = await shop().collection('Inner')
  await shop().group('Inner', 'With stock', [
    { column: 'category', values: [12] },
    { column: 'stock', operator: 'least', values: [1] },
  ])
  await shop().fill('Inner', inner)
  const outer = await shop().collection('Outer')
  await shop().group('Outer', 'Not in inner', [
    { column: 'category', values: [12] },
    { column: 'list', operator: 'any', not: true, values: ['samara', inner] },
  ])
  await shop().fill('Outer', outer)
  expect(await shop().held('Outer')).not.toContain(202)
  await shop().change(`update products set stock = 0 where store_id = $1 and id = 202`)
  await shop().renew()
  expect(await shop().held('Outer')).toContain(202)
  expect((await shop().history(outer))[0]).toContain('+ 202 by Not in inner')
})

test('a collection that reads a collection of the platform follows it, and one that ranks follows everything it ranks', async () => {
  await shop().addCollection(7, 'Tea time', [101])
  const id = await shop().collection('Of tea time')
  await shop().group('Of tea time', 'Tea', [{ column: 'list', values: ['collection', 7] }])
  const top = await shop().collection('Expensive')
  await shop().group('Expensive', 'Most expensive two mugs', [
    { column: 'category', values: [11] },
    { column: 'price', operator: 'top', values: [2] },
  ])
  await shop().renew()
  await shop().fill('Of tea time', id)
  await shop().fill('Expensive', top)
  expect((await shop().held('Expensive')).toSorted()).toEqual([104, 105])
  await shop().change(`insert into collection_products (store_id, collection_id, product_id, position) values ($1, 7, 103, 2)`)
  await shop().change(`update products set price = 5000 where store_id = $1 and id = 101`)
  await shop().renew()
  expect((await shop().held('Of tea time')).toSorted()).toEqual([101, 103])
  expect((await shop().held('Expensive')).toSorted()).toEqual([101, 105])
  expect((await shop().history(top)).slice(0, 2).toSorted()).toEqual([
    '+ 101 by Most expensive two mugs: - (nobody)',
    '- 104 by Most expensive two mugs: price top (nobody)',
  ])
})

test('groups that change are followed without anybody filling again; an archived collection follows nothing until it is back', async () => {
  const id = await shop().collection('Changing')
  await shop().group('Changing', 'One brand', [{ column: 'brand', values: [1] }])
  await shop().fill('Changing', id)
  const { samara } = shop()
  const archive = (archived: boolean) =>
    samara.call(updateSamaraCollection, { params: { id }, body: { store, archived } }, ana, { headers: { 'x-tenant': store } })
  expect((await archive(true)).data.status).toBe('archived')
  expect((await shop().filter('One brand', { column: 'category', values: [12] })).status).toBe(200)
  await samara.work()
  expect(await shop().held('Changing')).toContain(102)
  expect((await archive(false)).data.status).toBe('live')
  await samara.work()
  expect(await shop().held('Changing')).not.toContain(102)
  await samara.call(removeGroup, { body: { store, collection: 'Changing', group: 'One brand' } }, ana, { headers: { 'x-tenant': store } })
  await samara.work()
  expect(await shop().held('Changing')).toEqual([])
  expect((await shop().history(id))[0]).toContain('by nothing: - (nobody)')
})

test('products enter where the rule would have them, and those that are there stay where they are', async () => {
  const { samara } = shop()
  const id = await shop().collection('By price', { entering: 'criteria', criteria: [{ column: 'price', sort: 'ASC' }] })
  await shop().change(`update products set price = id where store_id = $1`)
  await shop().renew()
  await shop().group('By price', 'Cheap enough', [
    { column: 'category', values: [11] },
    { column: 'stock', operator: 'least', values: [1] },
  ])
  await shop().change(`update products set stock = case when id in (102, 104) then 0 else 3 end where store_id = $1`)
  await shop().renew()
  await shop().fill('By price', id)
  expect(await shop().held('By price')).toEqual([101, 103, 105])
  await shop().change(`update products set stock = 3 where store_id = $1`)
  await shop().renew()
  expect(await shop().held('By price')).toEqual([101, 102, 103, 104, 105])
  // A working set that was put in order before keeps its sequence.
  const ordered = [203, 105, 101]
  const other = await shop().collection('Ordered before')
  const { data } = await samara.call(
    fillFromTemporalProducts,
    { params: { store, username: ana }, query: { collectionId: other }, body: { products: ordered, logUserCriterias: [] } },
    ana,
  )
  expect(data).toEqual({ products: 3, entered: 3, left: 0 })
  expect(await shop().held('Ordered before')).toEqual(ordered)
})

test('a refresh that was stopped leaves what is to be followed to the next one', async () => {
  const { pool } = shop().samara.connection
  const id = await shop().collection('Followed later')
  await shop().group('Followed later', 'Very expensive', [{ column: 'price', operator: 'least', values: [9_000] }])
  await shop().fill('Followed later', id)
  await shop().samara.work()
  await shop().change(`update products set price = 9500 where store_id = $1 and id = 104`)
  await shop().samara.app.services.scores.renew(shop().storeId)
  await shop().samara.work(1)
  await pool.query(
    "update runs set state = 'cancelled', claim = null, due_at = null, ended_at = now() where kind = 'samara-refresh' and due_at is not null",
  )
  shop().samara.jobs.clear()
  expect(await shop().held('Followed later')).toEqual([])
  await shop().renew()
  expect(await shop().held('Followed later')).toEqual([104])
  expect((await pool.query('select 1 from samara_changes')).rowCount).toBe(0)
})

test('a collection says when it was last brought up to date, by hand or by itself, and why that failed', async () => {
  const id = await shop().collection('Refreshed')
  await shop().group('Refreshed', 'Refreshed plates', [{ column: 'category', values: [12] }])
  const read = async () => {
    const { data } = await shop().samara.call(readSamaraCollection, { params: { id }, query: { store } }, ana)
    return [data.refreshedAt, data.refreshFailure]
  }
  const at = (moment: string) => {
    shop().samara.clock.set(moment)
    return new Date(moment).toISOString()
  }
  expect(await read()).toEqual([null, null])
  const filled = at('2026-05-01T09:00:00Z')
  await shop().fill('Refreshed', id)
  expect(await read()).toEqual([filled, null])
  const followed = at('2026-05-01T10:00:00Z')
  await shop().change(`update products set price = 77 where store_id = $1 and id = 203`)
  await shop().renew()
  expect(await read()).toEqual([followed, null])
  const again = at('2026-05-01T11:00:00Z')
  await shop().fill('Refreshed', id)
  await shop().change(
    `insert into runs (store_id, kind, state, waits_for, actor, requested_at, ended_at, failure)
     values ($1, 'samara-refresh', 'failed', 'nothing', 'system', '2026-05-01T11:30:00Z', '2026-05-01T11:30:00Z', 'unexpected')`,
  )
  expect(await read()).toEqual([again, 'unexpected'])
  at('2026-05-01T12:00:00Z')
  await shop().change(`update products set price = 78 where store_id = $1 and id = 203`)
  await shop().renew()
  expect((await read())[1]).toBeNull()
})
