import { describe, expect, test } from 'vitest'
import { perMinute, secondsLeft } from './time-left.ts'

const began = new Date('2026-03-10T09:00:00Z')
const after = (seconds: number) => new Date(began.getTime() + seconds * 1000)
const run = {
  scope: 'everything',
  withProducts: false,
  state: 'running',
  phase: 'details',
  phaseStartedAt: began,
  done: 3_000,
  doneBefore: 0,
  total: 100_000,
  read: 100_000,
} as const

describe('how fast it goes', () => {
  test('is shown once there is something to tell from', () => {
    expect(perMinute(run, after(60))).toBe(3_000)
    expect(perMinute(run, after(2))).toBeNull()
    expect(perMinute({ ...run, done: 5 }, after(60))).toBeNull()
    expect(perMinute({ ...run, state: 'waiting' }, after(60))).toBeNull()
  })

  test('counts a phase that was taken up again from there', () => {
    expect(perMinute({ ...run, done: 50_600, doneBefore: 50_000 }, after(60))).toBe(600)
  })
})

describe('how long it takes', () => {
  test('is the present phase at its pace and the calls of those to come', () => {
    // 97 000 products at 3 000 a minute.
    expect(secondsLeft(run, 50, after(60))).toBe(1_940)
    // 50 000 offers at 60 000 a minute, then 100 000 details at 50 a second.
    expect(secondsLeft({ ...run, phase: 'offers', done: 50_000 }, 50, after(50))).toBe(50 + 2_000)
  })

  test('is shown from the calls alone before there is a pace', () => {
    expect(secondsLeft({ ...run, phase: 'offers', done: 0 }, 50, after(0))).toBe(48 + 2_000)
    expect(secondsLeft({ ...run, scope: 'nightly', phase: 'offers', done: 0, total: 700 }, 50, after(0))).toBeLessThanOrEqual(3)
  })

  test('is not shown where nobody knows', () => {
    expect(secondsLeft({ ...run, phase: 'structure', total: null }, 50, after(60))).toBeNull()
    expect(secondsLeft({ ...run, total: null }, 50, after(60))).toBeNull()
    expect(secondsLeft({ ...run, state: 'done' }, 50, after(60))).toBeNull()
  })
})
