import { expect, test } from 'vitest'
import { orderingEffect, type ListReference } from '../../../contract/index.ts'
import { seedPublication, seedSynchronisation } from '../../testing/seed-runs.ts'
import { small } from '../../testing/small-catalogue.ts'
import { reportOf, reportingStores } from './reporting-stores.fixtures.ts'

const reporting = reportingStores()
const ask = reportOf(reporting)
const mugs = { kind: 'category', id: small.mugs } as const

async function publish(list: ListReference, products: readonly number[], at: string): Promise<string> {
  const { samara, id: store } = reporting()
  const publication = await seedPublication(samara.connection.pool, { store, list, products, state: 'verified', at: new Date(at) })
  await samara.connection.pool.query('update publications set sent_at = $3, written = $4 where store_id = $1 and id = $2', [
    store,
    publication,
    at,
    products.length,
  ])
  return publication
}

/** A synchronisation that ended at a time, with what it found: product, kind, what it is now. */
async function synchronise(at: string, changes: readonly (readonly [product: number, kind: string, is: number])[]): Promise<void> {
  const { samara, id: store } = reporting()
  const synchronisation = await seedSynchronisation(samara.connection.pool, { store, state: 'done', at: new Date(at) })
  for (const [product, kind, is] of changes)
    await samara.connection.pool.query(
      'insert into synchronisation_changes (store_id, synchronisation_id, product_id, kind, was, "is") values ($1, $2, $3, $4, 1, $5)',
      [store, synchronisation, product, kind, is],
    )
}

test('prices that changed and products that sold out, on the day of the store; others, and other days, are not named', async () => {
  const [one, two, three] = small.mugProducts
  const publication = await publish(mugs, small.mugProducts, '2026-03-10T10:00:00Z')
  // Half past midnight in Madrid: the day after.
  await synchronise('2026-03-12T23:30:00Z', [
    [one, 'price', 700],
    [two, 'price', 800],
    [one, 'stock', 0],
    [two, 'stock', 4],
    [small.plateProducts[0], 'price', 900],
    [small.plateProducts[0], 'stock', 0],
    [three, 'moved', small.plates],
  ])
  // One that changes twice on a day is one.
  await synchronise('2026-03-13T12:00:00Z', [
    [one, 'price', 600],
    [three, 'price', 100],
  ])
  await synchronise('2026-03-20T12:00:00Z', [
    [two, 'stock', 0],
    [three, 'stock', 0],
  ])
  await synchronise('2026-01-01T12:00:00Z', [[one, 'price', 100]])
  expect((await ask(orderingEffect, { publication })).overlaps).toEqual([
    { kind: 'sold-out', day: '2026-03-20', products: 2, publication: null, list: null },
    { kind: 'price', day: '2026-03-13', products: 3, publication: null, list: null },
    { kind: 'sold-out', day: '2026-03-13', products: 1, publication: null, list: null },
  ])

  // A partner with limits: one of them was of another brand, and is no product of the shop any more.
  const { samara, id: store, name } = reporting()
  const pia = `pia-of-${name}@partner.example`
  const { id } = await samara.app.services.users.add({ email: pia, name: 'Pia', passwordHash: null })
  await samara.app.services.stores.addPartner(store, id, { categories: null, brands: [1, 2], approval: false })
  await samara.connection.pool.query('update products set brand_id = 9, gone_at = now() where store_id = $1 and id = $2', [store, three])
  expect((await ask(orderingEffect, { publication }, pia)).overlaps.map(({ kind, products }) => [kind, products])).toEqual([
    ['sold-out', 1],
    ['price', 2],
    ['sold-out', 1],
  ])
})

test('another list that shares products is named; a partner is named those within their limits alone', async () => {
  const { samara, id: store, name } = reporting()
  const publication = await publish(mugs, small.mugProducts, '2026-03-10T10:00:00Z')
  const again = await publish(mugs, small.mugProducts, '2026-03-12T10:00:00Z')
  const kitchen = await publish({ kind: 'category', id: small.kitchen }, [small.mugProducts[0]], '2026-03-14T10:00:00Z')
  await publish({ kind: 'category', id: small.plates }, small.plateProducts, '2026-03-15T10:00:00Z')
  const own = { kind: 'publication', day: '2026-03-12', products: small.mugProducts.length, publication: again, list: null }
  expect((await ask(orderingEffect, { publication })).overlaps).toEqual([
    {
      kind: 'publication',
      day: '2026-03-14',
      products: 1,
      publication: kitchen,
      list: { kind: 'category', id: small.kitchen, name: 'Kitchen' },
    },
    own,
  ])

  const pia = `pia-of-${name}@partner.example`
  const { id } = await samara.app.services.users.add({ email: pia, name: 'Pia', passwordHash: null })
  await samara.app.services.stores.addPartner(store, id, { categories: [small.mugs], brands: null, approval: false })
  expect((await ask(orderingEffect, { publication }, pia)).overlaps).toEqual([own])
})
