import { expect, test } from 'vitest'
import { runs } from '../automations.fixtures.ts'
import { byUrgency, countOutcomes, decidedOf, waits } from './run-lists.ts'

const [{ lists }] = runs as [(typeof runs)[number]]
const named = (name: string) => lists.find(({ listName }) => listName === name)!

test('a list whose proposal waits is to be decided on; one whose proposal was approved or sent back is not', () => {
  expect(lists.filter(waits).map(({ listName }) => listName)).toEqual(['Teapots', 'T-Light Holders'])
  expect(decidedOf(named('Trays'))).toBe('published')
  expect(decidedOf(named('Cutlery'))).toBe('sent-back')
  expect(decidedOf(named('Cake Stands'))).toBeNull()
})

test('a run counts as arranged what was published, by itself or once approved, and as unchanged for a reason what waits', () => {
  expect(countOutcomes(lists)).toEqual({ ordered: 2, unchanged: 1, held: 4 })
})

test('what waits comes first, then what was published, then what was left', () => {
  expect(byUrgency(lists).map(({ listName }) => listName)).toEqual([
    'T-Light Holders',
    'Teapots',
    'Cake Stands',
    'Trays',
    'Cutlery',
    'Mugs',
    'Kitchen',
  ])
})
