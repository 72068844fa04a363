import fc from 'fast-check'
import { expect, test } from 'vitest'
import { longestRisingRun } from './longest-run.ts'

/** The length, by looking at every subset. */
function byEverySubset(values: readonly number[], rises: (one: number, next: number) => boolean): number {
  let most = 0
  for (let chosen = 0; chosen < 1 << values.length; chosen++) {
    const run = values.filter((_, index) => chosen & (1 << index))
    if (run.length > most && run.every((value, at) => at === 0 || rises(run[at - 1]!, value))) most = run.length
  }
  return most
}

const few = fc.array(fc.integer({ min: -4, max: 4 }), { maxLength: 9 })

test('the run rises, stands in the values, and no subset gives a longer one', () => {
  fc.assert(fc.property(few, fc.boolean(), check), { numRuns: 300 })
})
function check(values: readonly number[], orEqual: boolean) {
  const rises = (one: number, next: number) => next > one || (orEqual && next === one)
  const run = longestRisingRun(values, { orEqual })
  run.forEach((index, at) => {
    expect(index).toBeLessThan(values.length)
    if (at === 0) return
    expect(index).toBeGreaterThan(run[at - 1]!)
    expect(rises(values[run[at - 1]!]!, values[index]!)).toBe(true)
  })
  expect(run).toHaveLength(byEverySubset(values, rises))
}

test('equal values rise only where that is asked for', () => {
  expect(longestRisingRun([5, 5, 5])).toEqual([2])
  expect(longestRisingRun([5, 5, 5], { orEqual: true })).toEqual([0, 1, 2])
})

test('nothing has an empty run', () => {
  expect(longestRisingRun([])).toEqual([])
})
