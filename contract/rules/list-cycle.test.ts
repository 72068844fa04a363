import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cycleThrough, inReadingOrder } from './list-cycle.ts'

const lists = [1, 2, 3, 4, 5, 6]
const reads = (...pairs: [number, number[]][]) => new Map(pairs)

test('a list that reads itself, alone or by way of others, is found with the way', () => {
  expect(cycleThrough(1, reads([1, [1]]))).toEqual([1])
  expect(cycleThrough(1, reads([1, [2, 3]], [3, [4]], [4, [1]]))).toEqual([1, 3, 4])
  expect(cycleThrough(1, reads([1, [2]], [2, [3]], [3, [2]]))).toBeNull()
  expect(cycleThrough(1, reads())).toBeNull()
})

test('each list comes once, after those that it reads', () => {
  const downwards = fc.array(fc.tuple(fc.constantFrom(...lists), fc.constantFrom(...lists)), { maxLength: 12 }).map((pairs) => {
    const all = new Map<number, number[]>()
    for (const [one, other] of pairs) if (one > other) all.set(one, [...(all.get(one) ?? []), other])
    return all
  })
  fc.assert(
    fc.property(downwards, fc.shuffledSubarray(lists), (graph, given) => {
      const order = inReadingOrder(given, graph)
      expect(order.toSorted()).toEqual(given.toSorted())
      for (const [list, read] of graph)
        for (const one of read)
          if (order.includes(list) && order.includes(one)) expect(order.indexOf(one)).toBeLessThan(order.indexOf(list))
    }),
  )
})

test('lists of a cycle come once each, whatever they read', () => {
  expect(inReadingOrder([1, 2, 3], reads([1, [2]], [2, [1]], [3, [1]])).toSorted()).toEqual([1, 2, 3])
})
