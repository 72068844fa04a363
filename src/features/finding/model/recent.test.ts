import { expect, test } from 'vitest'
import { readRecent, withRecent } from './recent.ts'

const product = { id: 1, name: 'Mug', reference: 'M1', categoryId: 2, category: 'Mugs', imageUrl: null }

test('what is chosen again moves to the front, and six are kept', () => {
  expect(withRecent([{ value: 'a' }, { value: 'b' }], { value: 'b' })).toEqual([{ value: 'b' }, { value: 'a' }])
  expect(
    withRecent(
      ['a', 'b', 'c', 'd', 'e', 'f'].map((value) => ({ value })),
      { value: 'g' },
    ),
  ).toHaveLength(6)
})

test('what an older version or somebody else kept is left out', () => {
  expect(readRecent([{ value: 'home' }, { value: 'product 1', product }])).toHaveLength(2)
  expect(readRecent([null, 3, { value: 4 }, { value: 'product 1', product: { id: 'one' } }, { value: 'home' }])).toEqual([
    { value: 'home' },
  ])
  expect([readRecent(null), readRecent('home'), readRecent({})]).toEqual([[], [], []])
})
