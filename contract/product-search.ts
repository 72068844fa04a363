import Type, { type Static } from 'typebox'
import { endpoint } from './endpoint.ts'
import { Count, Email, Maybe, PlatformId, StoreName, Text } from './fields.ts'
import { limits } from './limits.ts'

/** A product as a search finds it. */
export const FoundProduct = Type.Object({
  id: PlatformId,
  name: Type.String(),
  reference: Type.String(),
  categoryId: Count,
  /** Empty where the store has no such category. */
  category: Type.String(),
  imageUrl: Maybe(Type.String()),
})
export type FoundProduct = Static<typeof FoundProduct>

/** The products of a store whose name, reference or id holds every word. */
export const findProducts = endpoint({
  id: 'findProducts',
  service: 'catalogue',
  method: 'GET',
  path: '/api/v1/Catalogue/find-products',
  summary: `The ${limits.search.products} products of a store that fit a text best. Words of one or two characters must begin a word, longer ones may stand anywhere.`,
  query: Type.Object({ store: StoreName, username: Email, text: Text(limits.search.text) }),
  reply: Type.Object({
    products: Type.Array(FoundProduct),
    /** There are others. */
    more: Type.Boolean(),
  }),
  access: { person: 'query.username', store: 'query.store', permission: 'lists.read' },
})
