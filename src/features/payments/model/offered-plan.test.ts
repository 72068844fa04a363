import { describe, expect, it } from 'vitest'
import { planPrice } from '../../../../contract/index.ts'
import { monthOfYear, offeredAs, wantedIn } from './offered-plan.ts'

const subscribed = { plan: 'growth', period: 'month', price: 9_900, startedAt: '2026-11-01T00:00:00Z' } as const
const has = { plan: 'growth', subscribed, next: null, state: 'active' } as const

describe('what a plan is to who has another one', () => {
  it('is their own only as they pay it', () => {
    expect(offeredAs('growth', 'month', has)).toBe('own')
    expect(offeredAs('growth', 'year', has)).toBe('other-period')
    expect(offeredAs('scale', 'month', has)).toBe('larger')
    expect(offeredAs('starter', 'year', has)).toBe('smaller')
  })
  it('comes next where the change is planned, or the end', () => {
    const change = { kind: 'change', at: '2026-12-01T00:00:00Z', amount: 2_900, plan: 'starter', period: 'month' } as const
    expect(offeredAs('starter', 'month', { ...has, next: change })).toBe('next')
    expect(offeredAs('starter', 'year', { ...has, next: change })).toBe('smaller')
    expect(offeredAs('free', 'year', { ...has, next: { kind: 'end', at: change.at } })).toBe('next')
  })
  it('has no period while it is tried or costs nothing', () => {
    expect(offeredAs('growth', 'year', { ...has, state: 'trial' })).toBe('own')
    expect(offeredAs('free', 'year', { plan: 'free', subscribed: null, next: null, state: 'none' })).toBe('own')
  })
  it('costs by month what a year costs, within half a smallest unit of each month', () => {
    expect(Math.abs(monthOfYear('starter', 'EUR') * 12 - planPrice('starter', 'year', 'EUR'))).toBeLessThanOrEqual(6)
  })
})

describe('the address of a checkout', () => {
  it('names a plan and a period in any case, and no others', () => {
    expect(wantedIn('Growth', 'YEAR')).toEqual({ plan: 'growth', period: 'year' })
    expect(wantedIn('platinum', 'year')).toBeNull()
    expect(wantedIn('growth', 'week')).toBeNull()
  })
})
