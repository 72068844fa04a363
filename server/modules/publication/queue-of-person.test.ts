import type { KyselyPlugin } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Publishing, type PublishingStore, startPublishing } from './publication.fixtures.ts'
import { publicationRepository } from './publication.repository.ts'

let publishing: Publishing
let shop: PublishingStore
beforeAll(async () => {
  publishing = await startPublishing()
  shop = await publishing.open()
})
afterAll(() => publishing.close())

test('a store’s queue is read at one moment: a publication that ends meanwhile is in it once', async () => {
  const id = await shop.published()
  let statements = 0
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => {
      statements++
      return node
    },
    transformResult: ({ result }) => Promise.resolve(result),
  }
  const queue = () => publicationRepository(publishing.samara.connection.database.withPlugin(counting), shop.id).queue(10)
  const before = await queue()
  expect([before.open.map((row) => row.id), before.over, statements]).toEqual([[id], [], 1])
  await publishing.samara.work()
  const after = await queue()
  expect([after.open, after.over.map((row) => row.id)]).toEqual([[], [id]])
  expect((await publicationRepository(publishing.samara.connection.database, shop.id).queue(0)).over).toEqual([])
})
