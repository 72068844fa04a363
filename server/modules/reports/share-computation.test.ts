import { expect, test } from 'vitest'
import { shareComputation } from './share-computation.ts'

test('many who ask at once get one computation, and those who come while it runs the next one, which sees what changed meanwhile', async () => {
  let computed = 0
  const waiting: (() => void)[] = []
  const ask = shareComputation(
    (key: string) => key,
    async () => {
      computed += 1
      const mine = computed
      await new Promise<void>((resolve) => waiting.push(resolve))
      return mine
    },
  )
  const first = ask('shop')
  const later = Array.from({ length: 20 }, () => ask('shop'))
  waiting.shift()!()
  expect(await first).toBe(1)
  await expect.poll(() => waiting.length).toBe(1)
  waiting.shift()!()
  expect(new Set(await Promise.all(later))).toEqual(new Set([2]))
  const another = ask('shop')
  waiting.shift()!()
  expect(await another).toBe(3)
})

test('one that fails is not kept', async () => {
  let times = 0
  const ask = shareComputation(
    () => 'shop',
    async () => {
      times += 1
      if (times === 1) throw new Error('broken')
      return times
    },
  )
  await expect(ask(null)).rejects.toThrow('broken')
  expect(await ask(null)).toBe(2)
})
