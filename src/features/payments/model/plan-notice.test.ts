import { describe, expect, it } from 'vitest'
import { noticeOf } from './plan-notice.ts'

const now = Date.parse('2026-11-21T10:00:00Z')
const trial = (at: string, card = false) => ({ state: 'trial', next: { kind: 'trial-end', at, amount: 0, card } }) as const

describe('what every screen shows of a subscription', () => {
  it('is that a trial ends, in its last days, unless a card goes on with it', () => {
    expect(noticeOf(trial('2026-12-01T10:00:00Z'), now)).toBeNull()
    expect(noticeOf(trial('2026-11-24T09:00:00Z'), now)).toEqual({ kind: 'trial', days: 3 })
    expect(noticeOf(trial('2026-11-21T10:00:01Z'), now)).toEqual({ kind: 'trial', days: 1 })
    expect(noticeOf(trial('2026-11-24T09:00:00Z', true), now)).toBeNull()
  })
  it('is that a payment failed, with the day of the next attempt', () => {
    const retry = { kind: 'retry', at: '2026-11-24T09:00:00Z', amount: 9_900, attempt: 2, of: 3 } as const
    expect(noticeOf({ state: 'past-due', next: retry }, now)).toEqual({ kind: 'past-due', retryAt: retry.at })
    expect(noticeOf({ state: 'paused', next: null }, now)).toEqual({ kind: 'past-due', retryAt: null })
    expect(noticeOf({ state: 'active', next: null }, now)).toBeNull()
  })
})
