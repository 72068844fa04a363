import { expect, test } from 'vitest'
import { checkStates, withChecked } from './tree-checks.ts'
import { categories, manyCategories } from './tree.fixtures.ts'

const node = (id: number) => categories.flatMap((one) => [one, ...one.children]).find((one) => one.id === id) as (typeof categories)[number]

test('a branch is all in, partly in, or out', () => {
  const states = checkStates(categories, new Set([101, 102, 300]))
  expect([states.get(100), states.get(101), states.get(103), states.get(300), states.get(301), states.get(200)]).toEqual([
    'some',
    'all',
    'none',
    'all',
    'all',
    'none',
  ])
})

test('the last child that goes in turns into its branch, and one that goes out takes the branch apart', () => {
  const but = new Set([701, 702])
  const whole = withChecked(categories, but, node(703), true)
  expect([...whole]).toEqual([700])
  expect([...withChecked(categories, whole, node(702), false)]).toEqual([701, 703])
})

test('a branch takes everything below it along, in and out', () => {
  expect([...withChecked(categories, new Set([101]), node(100), true)]).toEqual([100])
  expect([...withChecked(categories, new Set([101, 201]), node(100), false)]).toEqual([201])
})

test('thousands of nodes are checked within a frame or two', () => {
  const nodes = manyCategories(5_000)
  const [first] = nodes
  const started = performance.now()
  const checked = withChecked(nodes, new Set(), first as (typeof nodes)[number], true)
  checkStates(nodes, checked)
  expect(performance.now() - started).toBeLessThan(80)
  expect([...checked]).toEqual([1_000])
})
