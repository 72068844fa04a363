import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { spaced } from './spaced.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

function listening(most = 10) {
  const passed: string[] = []
  const { offer, clear } = spaced({ interval: 500, most, pass: (key) => passed.push(key), full: () => passed.push('full') })
  return { passed, offer, clear }
}

test('the first is passed on at once, and what comes meanwhile together, as often as the interval allows', () => {
  const { passed, offer } = listening()
  for (let time = 0; time < 500; time += 1) offer('busy')
  expect(passed).toEqual(['busy'])
  vi.advanceTimersByTime(499)
  expect(passed).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(passed).toHaveLength(2)
  offer('busy')
  vi.advanceTimersByTime(499)
  expect(passed).toHaveLength(2)
  vi.advanceTimersByTime(1)
  expect(passed).toHaveLength(3)
})

test('nothing is passed on that did not come again, and after the rest it goes at once', () => {
  const { passed, offer } = listening()
  offer('quiet')
  vi.advanceTimersByTime(10_000)
  expect(passed).toEqual(['quiet'])
  offer('quiet')
  expect(passed).toEqual(['quiet', 'quiet'])
})

test('different ones do not wait for each other', () => {
  const { passed, offer } = listening()
  for (const key of ['a', 'b', 'a', 'c']) offer(key)
  expect(passed).toEqual(['a', 'b', 'c'])
})

test('when too many events wait, one event says so, and none of them follows later', () => {
  const { passed, offer } = listening(2)
  for (const key of ['a', 'b', 'a', 'c']) offer(key)
  expect(passed).toEqual(['a', 'b', 'full'])
  vi.advanceTimersByTime(10_000)
  expect(passed).toHaveLength(3)
})

test('what was cleared is not passed on any more', () => {
  const { passed, offer, clear } = listening()
  offer('a')
  offer('a')
  clear()
  vi.advanceTimersByTime(10_000)
  expect(passed).toEqual(['a'])
})
