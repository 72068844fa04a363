import { describe, expect, test } from 'vitest'
import { productsByCategory, saveSortTable } from '../../../contract/index.ts'
import { seedPublication } from '../../testing/seed-runs.ts'
import { synchronisingShop } from './synchronisation.fixtures.ts'

const here = synchronisingShop()
const { products, everything, changesOf } = here

describe('what changed', () => {
  test('is reported product by product: new, gone, back, moved, price, stock; and counted', async () => {
    await everything()
    here.shop.products.get(101)!.price = 450
    here.shop.products.get(102)!.stock = 0
    here.shop.products.get(103)!.categoryId = 12
    here.shop.products.delete(104)
    here.shop.add(106)
    const second = await everything()
    expect(second).toMatchObject({ state: 'done', added: 1, changed: 2, moved: 1, gone: 1, read: 8 })
    const { counts, changes, currency } = await changesOf(second.id)
    expect({ counts, currency }).toEqual({ counts: { new: 1, gone: 1, back: 0, moved: 1, price: 1, stock: 1 }, currency: 'EUR' })
    expect(changes.map(({ product: id, kind, was, is }) => [id, kind, was, is])).toEqual([
      [106, 'new', null, null],
      [104, 'gone', null, null],
      [103, 'moved', 'Mugs', 'Plates'],
      [101, 'price', '500', '450'],
      [102, 'stock', '7', '0'],
    ])
    here.shop.add(104)
    const third = await everything()
    expect((await changesOf(third.id)).changes.map(({ product: id, kind }) => [id, kind])).toEqual([[104, 'back']])
  })

  test('the first time nothing is listed as new', async () => {
    const first = await everything()
    expect((await changesOf(first.id)).counts).toEqual({ new: 0, gone: 0, back: 0, moved: 0, price: 0, stock: 0 })
  })

  test('behaviour 13, the same again · the same again changes nothing', async () => {
    await everything()
    const before = await products()
    const again = await everything()
    expect(again).toMatchObject({ added: 0, changed: 0, moved: 0, gone: 0 })
    expect((await changesOf(again.id)).changes).toEqual([])
    expect(await products()).toEqual(before)
  })

  test('a product that vanished keeps its place in a saved ordering, and comes back to it', async () => {
    await everything()
    const mugsNow = async () => (await here.samara.call(productsByCategory, { query: { ...here.query, categoryId: 11 } }, here.ana)).data
    const wanted = [105, 101, 104, 102, 103]
    const list = { kind: 'category', id: 11 } as const
    const saved = await here.samara.call(
      saveSortTable,
      { query: { username: here.ana }, body: { store: here.query.store, list, version: 0, products: wanted } },
      here.ana,
    )
    expect(saved.status, JSON.stringify(saved.problem)).toBe(200)
    const before = here.shop.products.get(104)!
    here.shop.products.delete(104)
    await everything()
    expect((await mugsNow()).content.map(({ id }) => id)).toEqual(wanted.filter((id) => id !== 104))
    here.shop.products.set(104, before)
    await everything()
    expect((await mugsNow()).content.map(({ id }) => id)).toEqual(wanted)
  })

  test('a page whose rows moved does not lose a product: what was not listed is asked for by its number', async () => {
    await everything()
    here.shop.before = (call) => {
      // The first one goes, so that all others move up by one row between two pages.
      if (call === 'ids from 4') here.shop.products.delete(101)
    }
    const second = await everything()
    expect(second).toMatchObject({ gone: 1 })
    expect((await products()).filter(({ gone }) => gone).map(({ id }) => id)).toEqual([101])
  })

  test('a score that a publication has just written, or is about to write, is not overwritten by an older read', async () => {
    await everything()
    const publication = await seedPublication(here.samara.connection.pool, {
      store: here.store,
      list: { kind: 'category', id: 11 },
      products: [],
      state: 'writing',
    })
    await here.samara.connection.pool.query(
      `insert into publication_writes (store_id, publication_id, product_id, place, score, result, at) select $1, $3, product, product, 5000, result, at from (values
        (101, null, null::timestamptz), (102, 'written', $2::timestamptz), (103, 'written', $2::timestamptz - interval '1 hour')) v(product, result, at)`,
      [here.store, here.samara.clock.now(), publication],
    )
    await here.samara.connection.pool.query('update products set score = 5000 where store_id = $1 and id in (101, 102, 103)', [here.store])
    await everything()
    expect((await products()).slice(0, 3).map(({ score }) => score)).toEqual([5000, 5000, 1897])
  })
})
