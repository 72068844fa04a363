import { expect, test } from 'vitest'
import { versionsOfMove, withMove, type PickedGroup } from './picked-groups.ts'

const pick = (id: number, pinned = false) => ({ id, name: `P${id}`, reference: `R${id}`, imageUrl: null, pinned })
const groups: readonly PickedGroup[] = [
  { id: 1, name: 'One', exclude: false, picks: [pick(7), pick(8, true), pick(9)] },
  { id: 2, name: 'Two', exclude: true, picks: [pick(5), pick(9, true)] },
]
const written = (moved: readonly PickedGroup[]) =>
  moved.map(({ picks }) => picks.map(({ id, pinned }) => `${id}${pinned ? ' pinned' : ''}`))

test('a product goes to a place of another group, pinned as it was', () => {
  expect(written(withMove(groups, { product: 8, from: 1, to: 2, place: 1 }))).toEqual([
    ['7', '9'],
    ['5', '8 pinned', '9 pinned'],
  ])
  expect(written(withMove(groups, { product: 7, from: 1, to: 1, place: 2 }))[0]).toEqual(['8 pinned', '9', '7'])
})

test('one that both groups have is there once, and pinned where it was in one', () => {
  expect(written(withMove(groups, { product: 9, from: 1, to: 2, place: 0 }))).toEqual([
    ['7', '8 pinned'],
    ['9 pinned', '5'],
  ])
})

test('what is not there does not move', () => {
  expect(withMove(groups, { product: 4, from: 1, to: 2, place: 0 })).toBe(groups)
  expect(withMove(groups, { product: 7, from: 1, to: 3, place: 0 })).toBe(groups)
  expect([versionsOfMove({ from: 1, to: 2 }), versionsOfMove({ from: 1, to: 1 })]).toEqual([2, 1])
})
