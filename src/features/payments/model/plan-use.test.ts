import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { plans, type PlanUse } from '../../../../contract/index.ts'
import { countedLimits, distanceOf, reachedLimit, reachedLimits } from './plan-use.ts'

const free: PlanUse = {
  stores: { used: 1, most: 1 },
  products: { used: 460, most: 500 },
  partners: { used: 0, most: 0 },
  automations: { used: 0, most: 1 },
  reports: { used: 12, most: 1 },
}

describe('what is used of a plan', () => {
  it('names a limit that is reached with the smallest plan that goes further', () => {
    expect(reachedLimits(free)).toEqual([{ limit: 'stores', liftedBy: 'growth' }])
    expect(distanceOf(free.products)).toBe('near')
  })
  it('says nothing by itself of what the plan never had, and explains it to whoever wants one', () => {
    expect(distanceOf(free.partners)).toBe('far')
    expect(reachedLimit('partners', free)).toEqual({ limit: 'partners', liftedBy: 'starter' })
  })
  it('knows no larger plan above the largest', () => {
    const use = { ...free, stores: { used: 10, most: 10 } }
    expect(reachedLimit('stores', use)).toEqual({ limit: 'stores', liftedBy: null })
  })
  it('offers a plan that has room for one more, whatever is used', () => {
    fc.assert(
      fc.property(fc.constantFrom(...countedLimits), fc.nat(200_000), fc.nat(200_000), (limit, used, most) => {
        const reached = reachedLimit(limit, { ...free, [limit]: { used, most } })
        expect(reached === null).toBe(used < most)
        if (reached?.liftedBy) expect(plans[reached.liftedBy].limits[limit] ?? Infinity).toBeGreaterThan(used)
      }),
    )
  })
})
