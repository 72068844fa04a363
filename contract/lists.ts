import Type, { type Static } from 'typebox'
import { endpoint } from './endpoint.ts'
import { Count, Email, Instant, Maybe, MinorUnits, oneOf, PlatformId, StoreName } from './fields.ts'

/** A list is a category or a platform collection, when it does not matter which. */
export const listKinds = ['category', 'collection'] as const
export const ListKind = oneOf(listKinds)
export type ListKind = (typeof listKinds)[number]

/** Which list an ordering belongs to. */
export interface ListReference {
  kind: ListKind
  id: number
}
export const ListReference = Type.Unsafe<ListReference>(Type.Object({ kind: ListKind, id: PlatformId }))

/** A list that can be put in order, with what helps to find it. */
export const OrderableList = Type.Object({
  kind: ListKind,
  id: PlatformId,
  name: Type.String(),
  /** Names of a category's ancestors from the root, joined by ` / `; empty at the root and for collections. */
  routeBefore: Type.String(),
  /** Picture of its first product. */
  imageUrl: Maybe(Type.String()),
  products: Count,
  soldOut: Count,
  /** Those of them among the first places, as shoppers see the list. */
  soldOutFirst: Count,
  /** Of the last 30 whole days. */
  revenue30: MinorUnits,
  /** 0 where nobody has saved an ordering yet. */
  version: Count,
  savedAt: Maybe(Instant),
  publishedVersion: Maybe(Count),
})
export type OrderableList = Static<typeof OrderableList>

/** Every category or collection of a store, by name. */
export const listsToOrder = endpoint({
  id: 'listsToOrder',
  service: 'catalogue',
  method: 'GET',
  path: '/api/v1/lists',
  summary: 'Categories or collections of a store that can be put in order, by name.',
  query: Type.Object({ store: StoreName, username: Email, kind: ListKind }),
  reply: Type.Object({ currency: Type.String(), lists: Type.Array(OrderableList) }),
  access: { person: 'query.username', store: 'query.store', permission: 'lists.read' },
})
