import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createBatchWriter } from './batch-writer.ts'

test('results that come while others are written go together, in order, none twice', async () => {
  const batches: number[][] = []
  const writer = createBatchWriter<number>(async (results) => {
    batches.push([...results])
    await setImmediate()
  })
  for (let result = 1; result <= 5; result++) writer.add(result)
  await writer.allWritten()
  writer.add(6)
  await writer.allWritten()
  expect(batches).toEqual([[1], [2, 3, 4, 5], [6]])
})

test('a failure to write is thrown to whoever waits, and nothing is written after it', async () => {
  let tries = 0
  const writer = createBatchWriter<number>(() => {
    tries += 1
    return Promise.reject(new Error('no database'))
  })
  writer.add(1)
  writer.add(2)
  await expect(writer.allWritten()).rejects.toThrow('no database')
  writer.add(3)
  await expect(writer.allWritten()).rejects.toThrow('no database')
  expect(tries).toBe(1)
})
