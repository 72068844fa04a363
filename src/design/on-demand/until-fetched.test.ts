import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { untilFetched } from './until-fetched.ts'

const page = new EventTarget()
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a part that cannot be fetched is fetched again, after longer and longer waits, until it comes', async () => {
  const load = vi.fn<() => Promise<string>>().mockResolvedValue('part')
  load.mockRejectedValueOnce(new Error('no connection')).mockRejectedValueOnce(new Error('no connection'))
  const part = untilFetched(load)
  await vi.advanceTimersByTimeAsync(999)
  expect(load).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(load).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(1_999)
  expect(load).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(1)
  expect(await part).toBe('part')
})

test('a connection that is back is used at once', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('no connection')).mockResolvedValue('part')
  const part = untilFetched(load)
  await vi.advanceTimersByTimeAsync(0)
  page.dispatchEvent(new Event('online'))
  expect(await part).toBe('part')
})
