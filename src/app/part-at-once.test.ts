import { expect, test } from 'vitest'
import { earlyPart } from './part-at-once.ts'

/** What is answered within the call, before any promise could. */
function answerAtOnce<T>(part: () => Promise<T>): T | null {
  let answer: T | null = null
  void part().then((value) => (answer = value))
  return answer
}

test('a part that was brought before it is drawn keeps nobody waiting, not even for a moment', async () => {
  const { bring, part } = earlyPart(() => Promise.resolve('page'))
  expect(answerAtOnce(part)).toBeNull()
  expect(await bring()).toBe('page')
  expect(answerAtOnce(part)).toBe('page')
  expect(await part()).toBe('page')
})

test('a part that could not be brought is brought by whoever draws it', async () => {
  const answers = [Promise.reject(new Error('no connection')), Promise.resolve('page')]
  const { bring, part } = earlyPart(() => answers.shift()!)
  await expect(bring()).rejects.toThrow('no connection')
  expect(await part()).toBe('page')
})

test('a part that is wanted by several while it comes is brought once', async () => {
  let brought = 0
  const { bring, part } = earlyPart(() => Promise.resolve(++brought))
  expect(await Promise.all([bring(), part(), bring()])).toEqual([1, 1, 1])
  expect(await bring()).toBe(1)
})
