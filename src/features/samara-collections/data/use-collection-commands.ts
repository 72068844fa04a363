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
import { collectionQuery, criteriaBody, useApi, useCommand, useSession } from '../../../api/index.ts'
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
  const create = useCommand(createSamaraCollection, plan)
  const change = useCommand(updateSamaraCollection, plan)
  const duplicate = useCommand(duplicateSamaraCollection, plan)
  const remove = useCommand(deleteSamaraCollection, plan)
  const unpublish = useCommand(unpublishList, plan)
  const fill = useCommand(fillSamaraCollection, plan)
  const fillWith = useCommand(fillFromTemporalProducts, plan)
  const add = useCommand(addProducts, plan)
  return {
    create: (fields: NewFields, idempotencyKey: string) =>
      create.run({ query: { username: email }, body: { store, ...fields } }, { idempotencyKey }),
    change: (id: number, fields: ChangedFields) => change.run({ params: { id }, body: { store, ...fields } }),
    duplicate: (id: number, name: string, idempotencyKey: string) =>
      duplicate.run({ params: { id }, body: { store, name } }, { idempotencyKey }),
    /** The collection as it is now, past all that is kept. */
    read: (id: number) => call(readSamaraCollection, { params: { id }, query: { store } }),
    /** Deletes it; before that, what becomes of the collection that it has on the platform. */
    remove: async (id: number, onPlatform: UnpublishWay | null) => {
      if (onPlatform !== null)
        await unpublish.run({ query: { username: email }, body: { store, list: { kind: 'samara', id }, onPlatform } })
      return remove.run({ params: { id }, query: { store } })
    },
    fill: ({ id, name }: Named) => fill.run({ params: { store, name, id } }),
    /** Puts products into a new collection, in their sequence. */
    fillWith: (id: number, { products, criteria }: GivenProducts) =>
      fillWith.run({
        params: { store, username: email },
        query: collectionQuery(id),
        body: { products: [...products], ...criteriaBody(criteria) },
      }),
    add: ({ name }: Pick<Named, 'name'>, products: readonly number[], pinned: boolean) =>
      add.run({ params: { store, name }, body: { products: [...products], pinned } }),
  }
}
