import { expect, test } from 'vitest'
import { pairedSteps } from './paired-steps.ts'

const hours = (day: string, ...of: number[]) => of.map((hour) => ({ day, hour }))
const all = Array.from({ length: 24 }, (_, hour) => hour)
const namesOf = (steps: readonly ({ day: string; hour: number | null } | null)[]) => steps.map((step) => step && `${step.day} ${step.hour}`)

test('after the clocks were put forward, hours stand beside the same ones; the one that was left out is beside none', () => {
  const range = [...hours('2026-03-29', ...all.filter((hour) => hour !== 2)), ...hours('2026-03-30', ...all)]
  const before = [...hours('2026-03-27', ...all), ...hours('2026-03-28', ...all)]
  const paired = namesOf(pairedSteps({ from: '2026-03-29', steps: range }, { from: '2026-03-27', steps: before }))
  expect(paired).toHaveLength(47)
  expect(paired).not.toContain('2026-03-27 2')
  expect(paired[range.findIndex(({ day, hour }) => day === '2026-03-30' && hour === 10)]).toBe('2026-03-28 10')
  const back = namesOf(pairedSteps({ from: '2026-03-27', steps: before }, { from: '2026-03-29', steps: range }))
  expect([back[2], back[3], back[47]]).toEqual([null, '2026-03-29 3', '2026-03-30 23'])
})

test('of two hours of one name, the second stands beside the second, or beside none', () => {
  const long = hours('2025-10-26', ...all.flatMap((hour) => (hour === 2 ? [2, 2] : [hour])))
  const usual = hours('2025-10-19', ...all)
  const paired = pairedSteps({ from: '2025-10-26', steps: long }, { from: '2025-10-19', steps: usual })
  expect(namesOf(paired.slice(1, 5))).toEqual(['2025-10-19 1', '2025-10-19 2', null, '2025-10-19 3'])
  const other = hours('2024-10-27', ...all.flatMap((hour) => (hour === 2 ? [2, 2] : [hour])))
  expect(pairedSteps({ from: '2025-10-26', steps: long }, { from: '2024-10-27', steps: other })).toEqual(other)
})

test('days and weeks stand beside those at their place', () => {
  const steps = (...days: string[]) => days.map((day) => ({ day, hour: null }))
  const weeks = { from: '2026-03-04', steps: steps('2026-03-02', '2026-03-09', '2026-03-16') }
  const before = { from: '2026-02-20', steps: steps('2026-02-16', '2026-02-23') }
  expect(pairedSteps(weeks, before)).toEqual([...before.steps, null])
})
