import { expect, test } from 'vitest'
import { doneSteps, nextStep } from './first-steps.ts'

const facts = { ordered: false, reviewed: false, published: false, next: null }

test('what comes next is the first that has not happened', () => {
  expect(nextStep(doneSteps(null))).toBe('synchronise')
  expect(nextStep(doneSteps(facts))).toBe('order')
  expect(nextStep(doneSteps({ ...facts, ordered: true }))).toBe('review')
  expect(nextStep(doneSteps({ ...facts, ordered: true, reviewed: true }))).toBe('publish')
  expect(nextStep(doneSteps({ ...facts, ordered: true, reviewed: true, published: true }))).toBeNull()
})
