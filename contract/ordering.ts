import Type, { type Static } from 'typebox'
import { OrderingState } from './catalogue.ts'
import { endpoint } from './endpoint.ts'
import { Count, Email, PlatformId, StoreName, Text } from './fields.ts'
import { limits } from './limits.ts'

/** Which list an ordering belongs to. */
export const ListReference = Type.Object({ kind: Type.Literal('category'), id: PlatformId })
export type ListReference = Static<typeof ListReference>

/** Products taken out, in their present relative order, and put back right after `after` (null: at the top). */
export const Move = Type.Object({
  products: Type.Array(PlatformId, { minItems: 1, maxItems: limits.list.products }),
  after: Type.Union([PlatformId, Type.Null()]),
})
export type Move = Static<typeof Move>

/**
 * Saves an ordering: either whole (`products`) or as what changed since `version` (`moves`, far cheaper on a long list).
 * Refused with `ordering/stale-version` when someone saved in between.
 */
export const saveSortTable = endpoint({
  id: 'saveSortTable',
  service: 'catalogue',
  method: 'POST',
  path: '/api/v1/Catalogue/saveSortTable',
  summary: 'Saves the ordering of a list, whole or as moves.',
  query: Type.Object({ username: Email }),
  body: Type.Object(
    {
      store: StoreName,
      list: ListReference,
      version: Count,
      name: Type.Optional(Text(120)),
      products: Type.Optional(Type.Array(PlatformId, { maxItems: limits.list.products })),
      moves: Type.Optional(Type.Array(Move, { minItems: 1, maxItems: limits.list.movesPerSave })),
    },
    { additionalProperties: false },
  ),
  reply: OrderingState,
  problems: [
    'catalogue/unknown-category',
    'ordering/stale-version',
    'ordering/unknown-product',
    'ordering/duplicate-product',
    'ordering/incomplete',
  ],
  access: { person: 'query.username', store: 'body.store' },
})
