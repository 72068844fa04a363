import { expect, test } from 'vitest'
import { fingerprintOf, type ProblemCode } from '../../../../contract/index.ts'
import { ApiProblem } from '../../../api/index.ts'
import { asSeen, type ShownOrdering } from './as-seen.ts'

const shown = Int32Array.of(3, 1, 2)
const seen = { seen: fingerprintOf(shown) }

/** A server that refuses fingerprints with a code. */
async function called(code: ProblemCode | null) {
  const sent: ShownOrdering[] = []
  const answer = await asSeen(shown, async (given) => {
    sent.push(given)
    if (code && 'seen' in given) throw new ApiProblem({ code, status: 409, detail: '', errors: [] })
    return 'published'
  }).catch((error: unknown) => (error as ApiProblem).code)
  return { sent, answer }
}

test('of a saved ordering only the fingerprint is sent', async () => {
  expect(await called(null)).toEqual({ sent: [seen], answer: 'published' })
})

test('the whole sequence is sent when the server has another view by now', async () => {
  expect(await called('publication/not-as-seen')).toEqual({ sent: [seen, { products: [3, 1, 2] }], answer: 'published' })
})

test('any other error is not retried', async () => {
  expect(await called('ordering/stale-version')).toEqual({ sent: [seen], answer: 'ordering/stale-version' })
})
