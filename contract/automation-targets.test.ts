import { expect, test } from 'vitest'
import { ordererOf, type TargetList, targetsAmong } from './automation-targets.ts'

const lists: TargetList[] = [
  { kind: 'category', id: 10, name: 'Cocina', path: [10] },
  { kind: 'category', id: 11, name: 'Jarrón y taza', path: [10, 11] },
  { kind: 'category', id: 12, name: 'Platos', path: [10, 12] },
]
const ids = (found: TargetList[]): number[] => found.map(({ id }) => id)

test('named lists, a category with all below it, or names that contain every word, whatever their accents', () => {
  expect(
    ids(
      targetsAmong(
        {
          by: 'lists',
          lists: [
            { kind: 'category', id: 12 },
            { kind: 'category', id: 99 },
            { kind: 'collection', id: 11 },
          ],
        },
        lists,
      ),
    ),
  ).toEqual([12])
  expect(ids(targetsAmong({ by: 'below', category: 10 }, lists))).toEqual([10, 11, 12])
  expect(ids(targetsAmong({ by: 'below', category: 11 }, lists))).toEqual([11])
  expect(ids(targetsAmong({ by: 'name', contains: 'TAZA jarron' }, lists))).toEqual([11])
  expect(ids(targetsAmong({ by: 'name', contains: '' }, lists))).toEqual([10, 11, 12])
})

test('where automations meet, the lowest priority number orders the list, of equal ones the older', () => {
  const of = (id: number, priority: number, category: number) => ({
    id,
    configuration: { priority, targets: { by: 'below' as const, category } },
  })
  const orderer = ordererOf([of(1, 5, 10), of(3, 2, 11), of(2, 5, 12)], lists)
  expect([...orderer]).toEqual([
    ['category 11', 3],
    ['category 10', 1],
    ['category 12', 1],
  ])
})
