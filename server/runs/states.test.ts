import fc from 'fast-check'
import { expect, test } from 'vitest'
import { kind, type State } from './runs.fixtures.ts'
import { claimIn, defineKind, isEnded, type Kind, leadingTo, ruleOf } from './states.ts'

test('a table of states with an end that cannot be reached is refused', () => {
  expect(() =>
    defineKind('broken', {
      open: { is: 'active', to: ['done'] },
      done: { is: 'ended', to: [] },
      lost: { is: 'ended', to: [] },
    }),
  ).toThrow('broken: nothing leads to lost')
})

test('a table with states that lead only to each other or to themselves is refused', () => {
  expect(() =>
    defineKind('island', {
      open: { is: 'active', to: ['done'] },
      done: { is: 'ended', to: [] },
      ping: { is: 'active', to: ['pong'] },
      pong: { is: 'active', to: ['ping'] },
    }),
  ).toThrow('island: nothing leads to ping')
  expect(() =>
    defineKind('itself', { open: { is: 'active', to: ['done'] }, done: { is: 'ended', to: [] }, again: { is: 'ended', to: ['again'] } }),
  ).toThrow('itself: nothing leads to again')
})

test('a table with an open state that leads nowhere is refused', () => {
  expect(() => defineKind('stuck', { open: { is: 'active', to: [] } })).toThrow('stuck: nothing follows open')
  expect(() => defineKind('stuck', { open: { is: 'active', to: ['open'] } })).toThrow('stuck: nothing follows open')
})

test('a table whose scheduled state begins with a state that may not follow, or is not active, is refused', () => {
  expect(() =>
    defineKind('late', {
      planned: { is: 'scheduled', begins: 'open', to: ['done'] },
      open: { is: 'active', to: ['done'] },
      done: { is: 'ended', to: ['open'] },
    }),
  ).toThrow('late: planned may not become open')
  expect(() => defineKind('idle', { planned: { is: 'scheduled', begins: 'done', to: ['done'] }, done: { is: 'ended', to: [] } })).toThrow(
    'idle: done is not worked on',
  )
})

test('a kind that is repeated needs no end', () => {
  expect(() =>
    defineKind('round', {
      resting: { is: 'scheduled', begins: 'working', to: ['working'] },
      working: { is: 'active', to: ['resting'] },
    }),
  ).not.toThrow()
})

test('the states before a state are those that name it', () => {
  expect(leadingTo<State>(kind, 'reading')).toEqual(['scheduled', 'failed', 'cancelled'])
  expect(leadingTo<State>(kind, 'replacing')).toEqual(['reading'])
  expect(leadingTo<State>(kind, 'scheduled')).toEqual([])
})

test('a run claims its subject, its subject at its time, or nothing, as its state says', () => {
  const claimed = (state: State, slot: string | null = null) => claimIn<State>(kind, state, { subject: 'list', slot })
  expect(claimed('scheduled', 'noon')).toBe('list at noon')
  expect(claimed('scheduled')).toBeNull()
  expect(claimed('reading', 'noon')).toBe('list')
  expect(claimed('checking', 'noon')).toBeNull()
  expect(claimed('done', 'noon')).toBeNull()
})

test('the error names a state of another version', () => {
  expect(() => ruleOf(kind as Kind, 'flying')).toThrow('test knows no state flying')
  expect(() => isEnded(kind as Kind, 'flying')).toThrow('test knows no state flying')
})

test('leadingTo gives the same states as the table', () => {
  const states = Object.keys(kind.states) as State[]
  fc.assert(
    fc.property(fc.constantFrom(...states), fc.constantFrom(...states), (from, to) => {
      expect(leadingTo<State>(kind, to).includes(from)).toBe(ruleOf<State>(kind, from).to.includes(to))
    }),
  )
})
