import { expect, test } from 'vitest'
import { placed } from './steps.ts'

const steps = [
  { value: 'a', title: 'A' },
  { value: 'b', title: 'B' },
  { value: 'c', title: 'C' },
]

test('what comes before the current step is done, what comes after it is coming', () => {
  expect(placed(steps, 'b').map(({ state }) => state)).toEqual(['done', 'current', 'coming'])
})

test('a step may know better', () => {
  const [a, , c] = placed([{ ...steps[0]!, state: 'failed' }, steps[1]!, { ...steps[2]!, state: 'done' }], 'b')
  expect([a?.state, c?.state]).toEqual(['failed', 'done'])
})

test('a current step that failed is still where one is', () => {
  expect(placed([{ ...steps[0]!, state: 'failed' }], 'a')[0]).toMatchObject({ current: true, state: 'failed', number: 1 })
})

test('an unknown current step leaves all of them to come', () => {
  expect(placed(steps, 'z').map(({ state, current }) => [state, current])).toEqual(steps.map(() => ['coming', false]))
})
