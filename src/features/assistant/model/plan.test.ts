import { expect, test } from 'vitest'
import type { BacktestRunList, BacktestVerdictName } from '../../../../contract/index.ts'
import { configurationOf, firstPlan, gainOf, missingOf, proposedLists, stepBeside, withGoal } from './plan.ts'

const mugs = { kind: 'category', id: 7 } as const
const plan = { ...firstPlan, lists: [mugs] }
const when = { day: '2026-12-01', time: '07:15' }
const row = (id: number, gain: number | null, says: BacktestVerdictName | null): BacktestRunList => ({
  list: { kind: 'category', id },
  listName: `List ${id}`,
  products: 50,
  revenue28: 1_000,
  verdict: says && { against: 'beside', says, first: 12, difference: 0, low: 0, high: 0, certainty: 0.5 },
  gain,
})

test('what runs now rests afterwards, what runs once has one day, and what comes every week has a limit', () => {
  expect(configurationOf(plan, null)).toMatchObject({ paused: true, startsOn: null, guards: { firstScreen: null } })
  expect(configurationOf({ ...plan, end: 'once' }, when)).toMatchObject({
    paused: false,
    cadence: { every: 'day', at: '07:15' },
    startsOn: '2026-12-01',
    endsOn: '2026-12-01',
    guards: { firstScreen: 50 },
  })
  expect(configurationOf({ ...plan, end: 'weekly' }, null)).toMatchObject({
    cadence: { every: 'week', weekday: 1, at: '06:00' },
    endsOn: null,
  })
})

test('lists are proposed where they are better beyond doubt', () => {
  expect(proposedLists([row(1, 50, 'better'), row(2, 40, 'undecided'), row(3, -5, 'worse'), row(4, null, null)])).toEqual([
    { kind: 'category', id: 1 },
  ])
  expect(gainOf(plan, [row(7, 50, 'better'), row(8, 40, 'better')])).toBe(50)
  expect(gainOf(plan, [row(7, null, null)])).toBeNull()
})

test('another goal keeps the lists, another level does not', () => {
  expect(withGoal(plan, { goal: 'clear-stock' })).toMatchObject({ goal: 'clear-stock', lists: [mugs] })
  expect(withGoal(plan, { group: 'collection' })).toMatchObject({ group: 'collection', lists: [] })
})

test('one goes on from step to step, and not past what is missing', () => {
  expect([stepBeside('goal', -1), stepBeside('goal', 1), stepBeside('publish', 1)]).toEqual([undefined, 'lists', undefined])
  expect(missingOf(firstPlan)).toBeNull()
  expect(missingOf({ ...firstPlan, step: 'lists' })).toBe('lists')
  expect(missingOf({ ...plan, step: 'publish', end: 'once' })).toBe('at')
  expect(missingOf({ ...plan, step: 'publish', end: 'once', at: '2026-12-01T07:15:00Z' })).toBeNull()
})
