import { expect, test } from 'vitest'
import type { AttentionReason } from '../../../contract/index.ts'
import { costliest } from './costliest.ts'

const list = (id: number, reason: AttentionReason, revenue30: number, savedAt: string | null = null) => ({
  reason,
  list: { id, revenue30, savedAt },
})
const ids = (needing: readonly { list: { id: number } }[]) => needing.map(({ list: { id } }) => id)

test('the lists that sell most come first, whatever their reason', () => {
  expect(ids(costliest([list(1, 'failed', 10), list(2, 'sold-out', 300), list(3, 'unpublished', 200)], 5))).toEqual([2, 3, 1])
})

test('there are no more than asked, and of each reason there is one', () => {
  const soldOut = [1, 2, 3, 4, 5, 6].map((id) => list(id, 'sold-out', 1_000 - id))
  expect(ids(costliest([...soldOut, list(7, 'failed', 5), list(8, 'unpublished', 9)], 5))).toEqual([1, 2, 3, 8, 7])
  expect(costliest([], 5)).toEqual([])
})

test('where lists sell alike, the most urgent reason comes first, then what was saved last', () => {
  expect(
    ids(
      costliest(
        [
          list(1, 'unpublished', 0, '2026-03-09T09:00:00Z'),
          list(2, 'unpublished', 0, '2026-03-10T09:00:00Z'),
          list(3, 'drifted', 0),
          list(4, 'failed', 0),
        ],
        5,
      ),
    ),
  ).toEqual([4, 3, 2, 1])
})
