import { expect, test } from 'vitest'
import { untilNoneIsLeft } from './open-database.ts'

/** What is said while others are connected for so many looks. */
async function saidWhile(looks: number): Promise<string[]> {
  const said: string[] = []
  let left = looks
  const others = (): Promise<number> => {
    left -= 1
    return Promise.resolve(left < 0 ? 0 : 1)
  }
  await untilNoneIsLeft(
    others,
    (line) => said.push(line),
    () => Promise.resolve(),
  )
  return said
}

test('a connection of one’s own that is just ending is no Samara that was started meanwhile', async () => {
  expect(await saidWhile(0)).toEqual([])
  expect(await saidWhile(3)).toEqual([])
})

test('whoever waits for a Samara that joined the database is told so, once', async () => {
  expect(await saidWhile(100)).toEqual(['Samara was started on this database meanwhile: the database stays open until Samara ends.'])
})
