import { expect, test } from 'vitest'
import { attentionOf } from './attention.ts'

test('a failure or a change on the platform comes before sold-out products', () => {
  for (const status of ['failed', 'done-with-errors'] as const) expect(attentionOf(status, 'sold-out-first')).toBe('failed')
  expect(attentionOf('drifted', 'sold-out-first')).toBe('drifted')
})

test('sold out in the first places needs attention, whether or not somebody arranged the list', () => {
  for (const status of ['never', 'verified', 'draft'] as const) expect(attentionOf(status, 'sold-out-first')).toBe('sold-out')
})

test('a list that was saved and not indexed needs attention', () => {
  expect(attentionOf('draft', 'good')).toBe('unpublished')
})

test('nothing needs attention where a list is indexed, scheduled, under way or untouched, and shoppers find its first products', () => {
  for (const status of ['verified', 'scheduled', 'waiting', 'running', 'sent', 'never', 'cancelled'] as const)
    for (const health of ['good', 'sold-out'] as const) expect(attentionOf(status, health)).toBeNull()
})
