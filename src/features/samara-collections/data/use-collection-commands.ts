import {
  addProducts,
  createSamaraCollection,
  deleteSamaraCollection,
  duplicateSamaraCollection,
  fillFromTemporalProducts,
  fillSamaraCollection,
  groupsOfCollection,
  listGroups,
  listSamaraCollections,
  membershipHistory,
  productsBySamaraCollection,
  readSamaraCollection,
  unpublishList,
  updateSamaraCollection,
  type Input,
  type SamaraCollection,
  type UnpublishWay,
} from '../../../../contract/index.ts'
import { collectionQuery, criteriaBody, useApi, useRunCommand, useSession } from '../../../api/index.ts'
import type { GivenProducts } from './given-products.ts'

/** Answers that show what a collection is or holds. */
const touches = [listSamaraCollections, productsBySamaraCollection, groupsOfCollection, membershipHistory, listGroups]
const plan = { touches }

/** Fields of a collection that are changed. */
export type ChangedFields = Omit<Input<typeof updateSamaraCollection>['body'], 'store'>
export type NewFields = Omit<Input<typeof createSamaraCollection>['body'], 'store'>

type Named = Pick<SamaraCollection, 'id' | 'name'>

/** What is done with the collections of a store. Each rejects with what `call` throws. */
export function useCollectionCommands(store: string) {
  const { call } = useApi()
  const { email } = useSession().person
  const run = useRunCommand()
  return {
    create: (fields: NewFields, idempotencyKey: string) =>
      run(createSamaraCollection, plan, { query: { username: email }, body: { store, ...fields } }, { idempotencyKey }),
    change: (id: number, fields: ChangedFields) => run(updateSamaraCollection, plan, { params: { id }, body: { store, ...fields } }),
    duplicate: (id: number, name: string, idempotencyKey: string) =>
      run(duplicateSamaraCollection, plan, { params: { id }, body: { store, name } }, { idempotencyKey }),
    /** The collection as it is now, past all that is kept. */
    read: (id: number) => call(readSamaraCollection, { params: { id }, query: { store } }),
    /** Deletes it; before that, what becomes of the collection that it has on the platform. */
    remove: async (id: number, onPlatform: UnpublishWay | null) => {
      if (onPlatform !== null)
        await run(unpublishList, plan, { query: { username: email }, body: { store, list: { kind: 'samara', id }, onPlatform } })
      return run(deleteSamaraCollection, plan, { params: { id }, query: { store } })
    },
    fill: ({ id, name }: Named) => run(fillSamaraCollection, plan, { params: { store, name, id } }),
    /** Puts products into a new collection, in their sequence. */
    fillWith: (id: number, { products, criteria }: GivenProducts) =>
      run(fillFromTemporalProducts, plan, {
        params: { store, username: email },
        query: collectionQuery(id),
        body: { products: [...products], ...criteriaBody(criteria) },
      }),
    add: ({ name }: Pick<Named, 'name'>, products: readonly number[], pinned: boolean) =>
      run(addProducts, plan, { params: { store, name }, body: { products: [...products], pinned } }),
  }
}
