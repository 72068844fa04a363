import { expect, test } from 'vitest'
import { contentOf, draftOf, newDraft, withPicks } from './group-draft.ts'

const product = (id: number, pinned = false) => ({
  id,
  name: `P${id}`,
  reference: `R${id}`,
  imageUrl: null,
  price: 1,
  stock: 1,
  picked: true,
  pinned,
})

test('a group is saved as it was read; what is not filled in is left out', () => {
  const filter = { column: 'stock', operator: 'least', not: false, values: [3] } as const
  const group = { id: 1, name: 'A', store: 's', exclude: true, version: 1, products: 2, usedBy: [] }
  const draft = draftOf({ ...group, filters: [{ ...filter, values: [3], id: 9, gone: [] }] }, [product(7), product(5, true)])
  expect(contentOf(draft)).toEqual({ filters: [filter], products: [7, 5], pinned: [5] })
  expect(draft).toMatchObject({ name: 'A', exclude: true })
  const empty = { ...draft.conditions[0]!, value: { kind: 'amount', from: null, to: null } as const }
  expect(contentOf({ ...draft, conditions: [empty] }).filters).toEqual([])
})

test('products are added behind the others, each once', () => {
  const draft = withPicks(withPicks(newDraft, [product(7), product(5)]), [product(5), product(9)])
  expect(draft.picks.map(({ id }) => id)).toEqual([7, 5, 9])
  const pinned = withPicks(draft, [product(9), product(2)], true)
  expect(pinned.picks.filter((pick) => pick.pinned).map(({ id }) => id)).toEqual([2])
})
