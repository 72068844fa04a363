import { join } from 'node:path'
import { expect, test } from 'vitest'
import { behaviours, findProofs, provenIn } from './behaviours.ts'
import { root } from './stage.ts'

test('a title is read for the behaviour that it promises, and nothing else is', () => {
  expect(provenIn(`test('behaviour 4 · the account pauses', …) // behaviour 5 · not a test\nconst name = 'behaviour 6 · neither'`)).toEqual(
    [4],
  )
  expect(provenIn("test.each([1, 2])('behaviour 22 · %i', …)")).toEqual([22])
})

test('every behaviour of a correct connector has a test that says so, and no other number does', async () => {
  const proofs = await findProofs(join(root, 'server'))
  expect([...proofs.keys()].sort((a, b) => a - b)).toEqual(Array.from({ length: behaviours }, (_, index) => index + 1))
})
