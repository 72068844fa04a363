import type { MassOutcome, OrderableList } from '../../../contract/index.ts'

/** A category without anything done to it, for stories and tests. */
export const listOf = (id: number, name = `Lista ${id}`): OrderableList => ({
  kind: 'category',
  id,
  name,
  routeBefore: 'Cocina y mesa',
  imageUrl: null,
  products: 40 + id,
  soldOut: id % 4,
  soldOutFirst: id % 8 === 3 ? 1 : 0,
  revenue30: 100_000 * id,
  version: 2,
  savedAt: '2026-11-20T08:10:00Z',
  publishedVersion: 2,
  outside: false,
})

/** What a recipe would do to it, or did. */
export const outcomeOf = ({ kind, id, products, version }: OrderableList, result: MassOutcome['result'], moved = 12): MassOutcome => ({
  list: { kind, id },
  products,
  moved,
  shareBefore: 0.41,
  shareAfter: 0.63,
  soldOutFirst: 0,
  result,
  ordering: {
    version: result === 'saved' ? version + 1 : version,
    name: null,
    savedAt: '2026-11-20T08:10:00Z',
    savedBy: 'Ana Ruiz',
    publishedVersion: 2,
    publishedAt: '2026-11-20T08:12:00Z',
  },
})
