import { expect, test } from 'vitest'
import { untilNoneIsLeft } from './open-database.ts'

/** The lines that are written while others are connected for so many looks. */
async function linesWhile(looks: number): Promise<string[]> {
  const lines: string[] = []
  let left = looks
  const others = (): Promise<number> => {
    left -= 1
    return Promise.resolve(left < 0 ? 0 : 1)
  }
  await untilNoneIsLeft(
    others,
    (line) => lines.push(line),
    () => Promise.resolve(),
  )
  return lines
}

test('a connection of one’s own that is just ending is no Samara that was started meanwhile', async () => {
  expect(await linesWhile(0)).toEqual([])
  expect(await linesWhile(3)).toEqual([])
})

test('while a Samara that joined the database is waited for, one line says so', async () => {
  expect(await linesWhile(100)).toEqual(['Samara was started on this database meanwhile: the database stays open until Samara ends.'])
})
