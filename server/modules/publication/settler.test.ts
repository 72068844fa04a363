import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createSettler, inLanes } from './settler.ts'

test('results that come while others are put down go together, in order, none twice', async () => {
  const batches: number[][] = []
  const settler = createSettler<number>(async (results) => {
    batches.push([...results])
    await setImmediate()
  })
  for (let result = 1; result <= 5; result++) settler.add(result)
  await settler.settled()
  settler.add(6)
  await settler.settled()
  expect(batches).toEqual([[1], [2, 3, 4, 5], [6]])
})

test('what could not be put down is reported to whoever waits, and nothing is put down after it', async () => {
  let tries = 0
  const settler = createSettler<number>(() => {
    tries += 1
    return Promise.reject(new Error('no database'))
  })
  settler.add(1)
  settler.add(2)
  await expect(settler.settled()).rejects.toThrow('no database')
  settler.add(3)
  await expect(settler.settled()).rejects.toThrow('no database')
  expect(tries).toBe(1)
})

test('lanes do every item once, so many at a time; after a fault nothing new begins, and what is under way ends first', async () => {
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
  await expect(inLanes(items, 4, work)).rejects.toThrow('away')
  expect(most).toBe(4)
  expect(under).toBe(0)
  expect(done.length).toBeLessThan(25)
  done.length = 0
  await inLanes(
    items.filter((item) => item !== 20),
    4,
    work,
  )
  expect(done.sort((a, b) => a - b)).toHaveLength(49)
})
