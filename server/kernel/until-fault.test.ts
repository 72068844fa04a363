import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { untilFault } from './until-fault.ts'

test('every item is done once, so many at a time; after a fault nothing new begins, and what is under way ends first', async () => {
  let under = 0
  let most = 0
  const done: number[] = []
  const items = Array.from({ length: 50 }, (_, index) => index)
  const work = async (item: number) => {
    under += 1
    most = Math.max(most, under)
    await setImmediate()
    under -= 1
    if (item === 20) throw new Error('away')
    done.push(item)
  }
  await expect(untilFault(items, 4, work)).rejects.toThrow('away')
  expect(most).toBe(4)
  expect(under).toBe(0)
  expect(done.length).toBeLessThan(25)
  done.length = 0
  await untilFault(
    items.filter((item) => item !== 20),
    4,
    work,
  )
  expect(done.toSorted((a, b) => a - b)).toEqual(items.filter((item) => item !== 20))
})
