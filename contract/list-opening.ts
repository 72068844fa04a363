import Type, { type Static } from 'typebox'
import { CompactProductList, ListHead, ProductList, ProductRow } from './catalogue.ts'
import { endpoint } from './endpoint.ts'
import { Count, Email, IdParameter, MinorUnits, StoreName } from './fields.ts'
import { limits } from './limits.ts'
import { ListKind, unknownListProblems } from './lists.ts'

/** The beginning of a list: what can be shown while the whole of it is on its way. */
export const ListOpening = Type.Object({
  ...Type.Omit(Type.Object(ListHead), ['sequence']).properties,
  /** How many products the whole list holds. */
  count: Count,
  /** The most that one of its products sold in 30 days. */
  bestRevenue30: MinorUnits,
  /** Its first products, in the ordering that shoppers get. */
  content: Type.Array(ProductRow, { maxItems: limits.list.opening }),
})
export type ListOpening = Static<typeof ListOpening>

/** Answered in a fraction of the time that the whole of a long list takes. */
export const listOpening = endpoint({
  id: 'listOpening',
  service: 'catalogue',
  method: 'GET',
  path: '/api/v1/lists/opening',
  summary: `The first ${limits.list.opening} products of a category or collection, in the ordering that shoppers get.`,
  query: Type.Object({ store: StoreName, username: Email, kind: ListKind, id: IdParameter }),
  reply: ListOpening,
  problems: Object.values(unknownListProblems),
  access: { person: 'query.username', store: 'query.store', permission: 'lists.read', about: { kind: 'query.kind', id: 'query.id' } },
})

/** The whole of any list, in the ordering that was saved last. */
export const listProducts = endpoint({
  id: 'listProducts',
  service: 'catalogue',
  method: 'GET',
  path: '/api/v1/lists/products',
  summary: 'All products of a category, a platform collection or a Samara collection, in their saved ordering.',
  query: Type.Object({ store: StoreName, username: Email, kind: ListKind, id: IdParameter }),
  reply: ProductList,
  compact: CompactProductList,
  problems: Object.values(unknownListProblems),
  access: { person: 'query.username', store: 'query.store', permission: 'lists.read', about: { kind: 'query.kind', id: 'query.id' } },
  bulk: true,
})
