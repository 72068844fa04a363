import { expect, test } from 'vitest'
import { planOf } from './plan.ts'

const entry = (id: string) => ({ userMembershipId: { membershipId: id, membershipName: `Plan ${id}` } })

test('the plan of a store is its first entry, with name and id; without any there is none', () => {
  expect(planOf([entry('growth'), entry('free')])).toEqual({ id: 'growth', name: 'Plan growth' })
  expect(planOf([])).toBeNull()
})
