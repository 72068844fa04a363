import { afterEach, expect, test, vi } from 'vitest'
import { listOf } from '../model/list.fixtures.ts'
import { prepareRankings } from './rankings.ts'

const longList = () => listOf(Array.from({ length: 5_000 }, (_, nth) => nth + 1))

afterEach(() => vi.unstubAllGlobals())

test('the names of a long list are ranked on the page where the browser starts no worker', async () => {
  const started = vi.fn<() => void>()
  vi.stubGlobal(
    'Worker',
    class {
      constructor() {
        started()
        throw new DOMException('Refused to create a worker.', 'SecurityError')
      }
    },
  )
  const list = longList()
  await prepareRankings(list, ['name', 'price', 'unknown'])
  expect(started).toHaveBeenCalledOnce()
  expect(['name', 'price', 'unknown'].map((column) => list.isRanked(column))).toEqual([true, true, false])
})

test('the names of a long list are ranked on the page where the worker fails', async () => {
  const started = vi.fn<() => void>()
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      postMessage(): void {
        started()
        this.dispatchEvent(new Event('error'))
      }
    },
  )
  const list = longList()
  await prepareRankings(list, ['reference'])
  expect(started).toHaveBeenCalledOnce()
  expect(list.isRanked('reference')).toBe(true)
})
