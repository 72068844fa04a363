import { expect, test } from 'vitest'
import { automations, targetLists } from '../automations.fixtures.ts'
import { automationsOfLists } from './automation-of-list.ts'
import { meetingsOf } from './meetings.ts'

const today = '2026-11-21'
const kitchen = { by: 'below', category: 100 } as const
const seen = (id: number | null, priority: number) =>
  meetingsOf({ id, configuration: { targets: kitchen, priority } }, automations, targetLists, today).map((one) => [
    one.name,
    one.lists.length,
    one.outranks,
  ])

test('another one that works on the same lists is named, with who arranges them; of equal priorities the older does', () => {
  expect(seen(2, 60)).toEqual([
    ['New in mugs', 1, true],
    ['Teapots', 1, true],
  ])
  expect(seen(2, 50)).toEqual([
    ['New in mugs', 1, true],
    ['Teapots', 1, false],
  ])
  // A new one is the youngest. One that is paused meets nobody.
  expect(seen(null, 50).map(([name, , outranks]) => [name, outranks])).toEqual([
    ['New in mugs', true],
    ['Teapots', true],
    ['The whole kitchen by demand', false],
  ])
})

test('each list has the one that arranges it today', () => {
  const of = automationsOfLists(automations, targetLists, today)
  expect([...of].map(([key, { id }]) => [key, id])).toEqual(
    expect.arrayContaining([
      ['category 101', 3],
      ['category 108', 2],
      ['category 104', 1],
    ]),
  )
})
