import Type, { type Static } from 'typebox'
import { CompactProductList, ProductList } from './catalogue.ts'
import { endpoint } from './endpoint.ts'
import { Count, Email, IdParameter, Instant, Maybe, PlatformId, StoreName } from './fields.ts'

/** A collection as the platform keeps it, as last synchronised. */
export const PlatformCollection = Type.Object({
  id: PlatformId,
  name: Type.String(),
  products: Count,
  /** Whether shoppers can find it. */
  searchable: Type.Boolean(),
  /** Null where it has no beginning or end. */
  from: Maybe(Instant),
  to: Maybe(Instant),
})
export type PlatformCollection = Static<typeof PlatformCollection>

/** The platform's collections, by name. */
export const listCollections = endpoint({
  id: 'listCollections',
  service: 'catalogue',
  method: 'GET',
  path: '/api/v1/Collection/all',
  summary: "The store's platform collections, by name.",
  query: Type.Object({ store: StoreName, username: Email }),
  reply: Type.Array(PlatformCollection),
  access: { person: 'query.username', store: 'query.store', permission: 'lists.read' },
})

/** The whole collection, in the ordering that was saved last, else by the platform's positions. */
export const productsByCollection = endpoint({
  id: 'productsByCollection',
  service: 'catalogue',
  method: 'POST',
  path: '/api/v1/Collection/products',
  summary: 'All products of a platform collection, in their saved ordering.',
  query: Type.Object({ store: StoreName, collectionId: IdParameter, username: Email }),
  reply: ProductList,
  compact: CompactProductList,
  problems: ['catalogue/unknown-collection'],
  access: { person: 'query.username', store: 'query.store', permission: 'lists.read', about: { collection: 'query.collectionId' } },
  bulk: true,
})
