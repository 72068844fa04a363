import { type Input, type ListReference, orderingVersions, readOrderingVersion, saveSortTable } from '../../../contract/index.ts'
import type { Answer } from '../../testing/request.ts'
import { startTestSamara, type TestSamara } from '../../testing/samara.ts'
import { fillSmallCatalogue, small } from '../../testing/small-catalogue.ts'

export const ana = 'ana@shop.example'
export const store = 'ana-shop'
export const mugs: ListReference = { kind: 'category', id: small.mugs }

type Body = Input<typeof saveSortTable>['body']

/** A store with the small catalogue, and short ways to its orderings. */
export async function startOrderings(): Promise<Orderings> {
  const samara = await startTestSamara()
  const storeId = await samara.addStore(ana, store)
  await fillSmallCatalogue(samara.connection, storeId)
  const { connection } = samara
  const { ordering } = samara.app.services
  const listOf = (list: ListReference) => ({ store, username: ana, ...list })
  return {
    samara,
    storeId,
    save: (body, list = mugs) => samara.call(saveSortTable, { query: { username: ana }, body: { store, list, ...body } }, ana),
    view: async (list = mugs) => Array.from(await ordering.viewOf(storeId, list)),
    versions: (list = mugs) => samara.call(orderingVersions, { query: listOf(list) }, ana),
    read: (version, list = mugs) => samara.call(readOrderingVersion, { params: { version }, query: listOf(list) }, ana),
    async emptyOut() {
      await connection.pool.query('delete from orderings')
    },
  }
}

export interface Orderings {
  samara: TestSamara
  storeId: string
  save(body: Omit<Body, 'store' | 'list'>, list?: ListReference): Promise<Answer<typeof saveSortTable>>
  /** What shoppers get. */
  view(list?: ListReference): Promise<number[]>
  versions(list?: ListReference): Promise<Answer<typeof orderingVersions>>
  read(version: number, list?: ListReference): Promise<Answer<typeof readOrderingVersion>>
  /** Forgets every ordering. */
  emptyOut(): Promise<void>
}
