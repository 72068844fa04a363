import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestSamara, type TestSamara } from '../testing/samara.ts'
import type { RunDefinition } from './definition.ts'
import type { StateRule } from './states.ts'

let samara: TestSamara
let served: RunDefinition<string>[]
beforeAll(async () => {
  samara = await startTestSamara()
  served = samara.app.services.runs.served()
})
afterAll(() => samara.close())

const isRoutine = ({ handleError }: RunDefinition<string>) => handleError !== undefined
const statesOf = ({ kind }: RunDefinition<string>): [string, StateRule<string>][] => Object.entries(kind.states)

test('publications, synchronisations, automations, backtests, refreshes of Samara collections and the routines of a store are served, each by the task of its name', () => {
  const names = served.map(({ kind }) => kind.name).sort()
  expect(names).toEqual([
    'automation',
    'automations',
    'backtest',
    'details',
    'drift-watch',
    'night',
    'publication',
    'sales',
    'samara-dates',
    'samara-refresh',
    'scores',
    'synchronisation',
  ])
  expect(samara.app.tasks.map(({ name }) => name)).toEqual(expect.arrayContaining(names))
})

test('every state of every kind can be reached from its first one', () => {
  for (const { kind } of served) {
    const [first] = Object.keys(kind.states)
    const reached = new Set([first!])
    for (const state of reached) for (const next of kind.states[state]!.to) reached.add(next)
    expect([...reached].sort(), kind.name).toEqual(Object.keys(kind.states).sort())
  }
})

test('every state that is worked on has a step, and no other one has', () => {
  for (const one of served) {
    const active = statesOf(one).flatMap(([state, { is }]) => (is === 'active' ? [state] : []))
    expect(Object.keys(one.steps).sort(), one.kind.name).toEqual(active.sort())
  }
})

test('what is worked on can fail, and can be cancelled unless it is unstoppable; routines do neither', () => {
  for (const one of served) {
    const { name, states } = one.kind
    if (isRoutine(one)) {
      expect(Object.keys(states), name).toEqual(['resting', 'working'])
      continue
    }
    expect([states['failed']?.is, states['cancelled']?.is], name).toEqual(['ended', 'ended'])
    for (const [state, rule] of statesOf(one)) {
      const at = `${name} ${state}`
      if (rule.is === 'active') expect(rule.to, at).toContain('failed')
      if (rule.is === 'active') expect(rule.to.includes('cancelled'), at).toBe(rule.unstoppable !== true)
      if (rule.is === 'scheduled') expect(rule.to, at).toContain('cancelled')
    }
  }
})

test('every kind waits between attempts, and checks often enough whether it was cancelled', () => {
  for (const { kind, pace } of served) {
    expect(pace.backoff.length, kind.name).toBeGreaterThan(0)
    expect(pace.tick, kind.name).toBeLessThanOrEqual(1_000)
  }
})
