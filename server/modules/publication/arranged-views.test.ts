import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type ListReference, noRules } from '../../../contract/index.ts'
import { small } from '../../testing/small-catalogue.ts'
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

const kitchen: ListReference = { kind: 'category', id: small.kitchen }

test('what shoppers get is published: with sold-out products last the version stays, and the sequence below it too', async () => {
  await shop.save(0, { products: wanted, rules: { ...noRules, soldOutLast: true } })
  const stock = (pieces: number) =>
    publishing.samara.connection.pool.query('update products set stock = $2 where store_id = $1 and id = 101', [shop.id, pieces])
  await stock(0)
  const arranged = [105, 104, 102, 103, 101]
  expect((await shop.list()).products).toEqual(arranged)
  const id = await shop.published(arranged)
  await publishing.samara.work()
  expect(await shop.read(id)).toMatchObject({ state: 'verified', version: 1 })
  expect(await shop.live()).toEqual(arranged)
  expect(await shop.category()).toMatchObject({ version: 1, publishedVersion: 1 })
  await stock(7)
  expect((await shop.list()).products).toEqual(wanted)
})

test('a list with rules is no longer shown as published when another list moved its products', async () => {
  await shop.save(0, { products: wanted, rules: { ...noRules, soldOutLast: true } })
  await shop.publish(wanted)
  await publishing.samara.work()
  await shop.publish([203, ...wanted, 202, 201], { list: kitchen })
  await publishing.samara.work()
  expect(await shop.category()).toMatchObject({ publishedVersion: 1 })
  await shop.publish([...wanted].reverse().concat(201, 202, 203), { list: kitchen })
  await publishing.samara.work()
  expect(await shop.category()).toMatchObject({ version: 1, publishedVersion: null })
})
