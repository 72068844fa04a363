import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { changeSince, mayBecome, openProposalStates, proposalMoves, proposalStates, timesLeft } from './proposal.ts'

const state = fc.constantFrom(...proposalStates)
const instant = fc.date({ min: new Date('2026-01-01'), max: new Date('2026-12-31'), noInvalidDate: true }).map((at) => at.toISOString())
const maybe = fc.option(instant, { nil: null })

describe('the states of a proposal', () => {
  test('are open while something may follow: it waits, or was sent back', () => {
    expect(openProposalStates).toEqual(['waiting', 'sent-back'])
  })

  test('never lead back to waiting, so that what was decided stays decided', () => {
    fc.assert(fc.property(state, (from) => !mayBecome(from, 'waiting') && !mayBecome(from, from)))
  })

  test('end after two steps at most, whatever way is taken', () => {
    const longest = (from: keyof typeof proposalMoves): number => Math.max(0, ...proposalMoves[from].map((to) => 1 + longest(to)))
    expect(longest('waiting')).toBe(2)
  })

  test('only what waits is published', () => {
    fc.assert(fc.property(state, (from) => mayBecome(from, 'published') === (from === 'waiting')))
  })
})

describe('a change of the list since it was proposed', () => {
  const proposal = { version: 4, proposedAt: '2026-03-10T09:00:00Z' }
  const present = { version: 4, savedAt: '2026-03-10T08:00:00Z', savedBy: 'Pia', publishedAt: null }

  test('is a later save, with who saved it', () => {
    expect(changeSince(proposal, { ...present, version: 5, savedAt: '2026-03-10T10:00:00Z', savedBy: 'Ana' })).toEqual({
      what: 'saved',
      at: '2026-03-10T10:00:00Z',
      by: 'Ana',
    })
  })

  test('is a later publication, where nobody saved', () => {
    expect(changeSince(proposal, { ...present, publishedAt: '2026-03-10T10:00:00Z' })).toEqual({
      what: 'published',
      at: '2026-03-10T10:00:00Z',
      by: null,
    })
    expect(changeSince(proposal, { ...present, publishedAt: '2026-03-10T08:59:00Z' })).toBeNull()
  })

  test('is none where the list still has that version and was not published since', () => {
    fc.assert(
      fc.property(fc.nat(9), fc.nat(9), instant, maybe, maybe, (version, more, proposedAt, savedAt, publishedAt) => {
        const changed = changeSince({ version, proposedAt }, { version: version + more, savedAt, savedBy: null, publishedAt })
        const published = publishedAt !== null && publishedAt > proposedAt
        expect(changed?.what ?? null).toBe(more > 0 && savedAt !== null ? 'saved' : published ? 'published' : null)
      }),
    )
  })
})

test('proposed times can be kept until the first of them is over; without times they always can', () => {
  expect(timesLeft({ startsAt: null, endsAt: null }, Date.now())).toBe('ahead')
  fc.assert(
    fc.property(maybe, maybe, instant, (startsAt, endsAt, now) => {
      const passed = [startsAt, endsAt].some((at) => at !== null && at <= now)
      expect(timesLeft({ startsAt, endsAt }, Date.parse(now))).toBe(passed ? 'passed' : 'ahead')
    }),
  )
})
