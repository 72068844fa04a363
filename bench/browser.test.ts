import { expect, test } from 'vitest'
import { measureIn } from './browser.ts'

/** Browsers that say which one they are, and which were closed. */
function browsers() {
  const closed: number[] = []
  let started = 0
  const start = () => {
    const nth = ++started
    return Promise.resolve({ nth, close: () => Promise.resolve(void closed.push(nth)) })
  }
  return { start, closed }
}
const never = new Promise<never>(() => undefined)

test('what is measured in a browser that stops is measured anew in another one, and both are closed', async () => {
  const { start, closed } = browsers()
  expect(await measureIn(start, ({ nth }) => (nth === 1 ? never : Promise.resolve(`in ${nth}`)), 5)).toBe('in 2')
  expect(closed).toEqual([1, 2])
})

test('after three browsers that stopped it is given up', async () => {
  const { start, closed } = browsers()
  await expect(measureIn(start, () => never, 5)).rejects.toThrow('measured nothing for 0.005 s')
  expect(closed).toEqual([1, 2, 3])
})

test('a fault of the measurement is no reason to measure anew', async () => {
  const { start, closed } = browsers()
  await expect(measureIn(start, () => Promise.reject(new Error('The rows are wrong.')), 1_000)).rejects.toThrow('The rows are wrong.')
  expect(closed).toEqual([1])
})
