import Type, { type Static } from 'typebox'
import { endpoint } from './endpoint.ts'
import { Count, Email, Instant, Maybe, MinorUnits, oneOf, PlatformId, StoreName } from './fields.ts'

/** Lists that the platform itself has. */
export const platformListKinds = ['category', 'collection'] as const
/** A list is a category, a platform collection or a Samara collection (`samara`), when it does not matter which. */
export const listKinds = [...platformListKinds, 'samara'] as const
export const ListKind = oneOf(listKinds)
export type ListKind = (typeof listKinds)[number]

/** What is chosen from together: categories, or collections of both kinds. */
export type ListGroup = (typeof platformListKinds)[number]
export const ListGroup = oneOf(platformListKinds)
/** What a list is chosen from. */
export const listGroupOf = (kind: ListKind): ListGroup => (kind === 'category' ? 'category' : 'collection')

/** A list's number among those of its group: that of a Samara collection is below zero. */
export const numberInGroup = ({ kind, id }: ListReference): number => (kind === 'samara' ? -id : id)

/** Why a list is not there. */
export const unknownListProblems = {
  category: 'catalogue/unknown-category',
  collection: 'catalogue/unknown-collection',
  samara: 'samara-collection/unknown',
} as const satisfies Record<ListKind, string>

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
  /** Picture of its first product; null outside of the limits of the person who reads it. */
  imageUrl: Maybe(Type.String()),
  products: Count,
  soldOut: Count,
  /** Those of them among the first places, as shoppers see the list. */
  soldOutFirst: Count,
  /** Of the last 30 whole days; null outside of the limits of the person who reads it. */
  revenue30: Maybe(MinorUnits),
  /** 0 where nobody has saved an ordering yet. */
  version: Count,
  savedAt: Maybe(Instant),
  publishedVersion: Maybe(Count),
  /** Lies outside the limits of the person who reads it: they cannot put it in order. */
  outside: Type.Boolean(),
})
export type OrderableList = Static<typeof OrderableList>

/**
 * Every category of a store, or every collection of it, by name. A collection
 * that a Samara collection has on the platform is shown as that one alone.
 */
export const listsToOrder = endpoint({
  id: 'listsToOrder',
  service: 'catalogue',
  method: 'GET',
  path: '/api/v1/lists',
  summary: 'Categories of a store that can be put in order, or its collections: the platform’s and Samara collections, by name.',
  query: Type.Object({ store: StoreName, username: Email, kind: ListGroup }),
  reply: Type.Object({ currency: Type.String(), lists: Type.Array(OrderableList) }),
  access: { person: 'query.username', store: 'query.store', permission: 'lists.read' },
})
