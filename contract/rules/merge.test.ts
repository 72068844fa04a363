import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mergeOrdering } from './merge.ts'

const ids = fc.integer({ min: 1, max: 12 })

test('what is saved keeps its order, what left is dropped, and what came stands at the end', () => {
  fc.assert(
    fc.property(fc.array(ids, { maxLength: 15 }), fc.uniqueArray(ids, { maxLength: 12 }), (saved, members) => {
      const kept = [...new Set(saved)].filter((product) => members.includes(product))
      const came = members.filter((product) => !saved.includes(product))
      expect([...mergeOrdering(saved, members)]).toEqual([...kept, ...came])
    }),
    { numRuns: 300 },
  )
})
