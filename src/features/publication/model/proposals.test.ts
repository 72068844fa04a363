import fc from 'fast-check'
import { expect, test } from 'vitest'
import { proposal } from '../proposals.fixtures.ts'
import { faultsOf } from './schedule.ts'
import { holds, ownProposal, scheduleOf, toDecide } from './proposals.ts'

const theirs = { ...proposal, id: 'theirs', own: false, mayDecide: true }
const own = { ...proposal, id: 'own', own: true, mayDecide: false }

test('the person’s own proposal is found by store and list', () => {
  expect(ownProposal([theirs, own], own.store, own.list)?.id).toBe('own')
  expect(ownProposal([theirs, own], 'another', own.list)).toBeNull()
  expect(ownProposal([theirs, own], own.store, { kind: 'collection', id: own.list.id })).toBeNull()
})

test('what waits is to be decided by those who may, of one store or of all', () => {
  expect(toDecide([theirs, own, { ...theirs, state: 'sent-back' }], '').map(({ id }) => id)).toEqual(['theirs'])
  expect(toDecide([theirs], 'another')).toEqual([])
})

test('proposed times that are ahead are kept, and what has passed never becomes a schedule by itself', () => {
  const instant = fc.date({ min: new Date('2026-06-01'), max: new Date('2026-06-30'), noInvalidDate: true }).map((at) => at.toISOString())
  const maybe = fc.option(instant, { nil: null })
  fc.assert(
    fc.property(maybe, maybe, instant, (startsAt, endsAt, at) => {
      const now = Date.parse(at)
      const schedule = scheduleOf({ startsAt, endsAt }, now)
      expect(schedule.startsAt).toBe(startsAt !== null && startsAt > at ? startsAt : null)
      expect(schedule.endsAt).toBe(endsAt !== null && endsAt > at ? endsAt : null)
      // An end before the beginning was never taken in the first place.
      if (startsAt === null || endsAt === null || startsAt < endsAt)
        expect(faultsOf(schedule, now)).toEqual({ startsAt: null, endsAt: null })
    }),
  )
})

test('a list that was fetched at another moment than the proposal does not fit it', () => {
  const content = { id: [1, 2, 3] } as Parameters<typeof holds>[0]['content']
  expect([holds({ content }, [3, 1, 2]), holds({ content }, [3, 1]), holds({ content }, [3, 1, 4])]).toEqual([true, false, false])
})
