import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { changeKinds, changesIn, differenceOf, isSame, screenOf, newsOf } from './difference.ts'

const orders = fc.uniqueArray(fc.integer({ min: 0, max: 40 }), { maxLength: 30 })
const ids = (changes: readonly { id: number }[]): number[] => changes.map(({ id }) => id)

test('every item of both orderings is shown once, at its true places', () => {
  fc.assert(
    fc.property(orders, orders, (before, after) => {
      const { changes, unchanged } = differenceOf(before, after)
      const { moved, shifted, entered, left } = changes
      expect(moved.length + shifted.length + entered.length + unchanged).toBe(after.length)
      expect(moved.length + shifted.length + left.length + unchanged).toBe(before.length)
      const all = changeKinds.flatMap((kind) => changes[kind])
      expect(new Set(ids(all)).size).toBe(all.length)
      for (const { id, from, to } of all) {
        expect(from ?? 0).toBe(before.indexOf(id) + 1)
        expect(to ?? 0).toBe(after.indexOf(id) + 1)
      }
    }),
  )
})

test('what makes way keeps its order', () => {
  fc.assert(
    fc.property(orders, orders, (before, after) => {
      const { shifted } = differenceOf(before, after).changes
      const places = shifted.map(({ from }) => from ?? 0)
      expect(places).toEqual([...places].sort((a, b) => a - b))
    }),
  )
})

test('what stands where it stood has not moved, even when its neighbours passed over it', () => {
  fc.assert(
    fc.property(orders, orders, (before, after) => {
      const { changes, unchanged } = differenceOf(before, after)
      expect([...changes.moved, ...changes.shifted].filter(({ from, to }) => from === to)).toEqual([])
      expect(unchanged).toBe(before.filter((id, place) => after[place] === id).length)
    }),
  )
  const { changes, unchanged } = differenceOf([1, 2, 3, 4, 5], [4, 5, 3, 1, 2])
  expect(ids(changes.moved)).not.toContain(3)
  expect(unchanged).toBe(1)
})

test('the same ordering has no difference', () => {
  fc.assert(
    fc.property(orders, (order) => {
      const difference = differenceOf(order, [...order])
      expect(isSame(difference)).toBe(true)
      expect(difference.unchanged).toBe(order.length)
    }),
  )
})

test('one item carried elsewhere is the one that moved', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer(), { minLength: 3, maxLength: 40 }), fc.nat(), fc.nat(), (before, a, b) => {
      const from = a % before.length
      const to = b % before.length
      fc.pre(Math.abs(from - to) > 1)
      const after = [...before]
      const [carried] = after.splice(from, 1) as [number]
      after.splice(to, 0, carried)
      const { moved, shifted } = differenceOf(before, after).changes
      expect(moved).toEqual([{ id: carried, kind: 'moved', from: from + 1, to: to + 1 }])
      expect(shifted).toHaveLength(Math.abs(from - to))
    }),
  )
})

test('seen from the other side, what entered left', () => {
  fc.assert(
    fc.property(orders, orders, (before, after) => {
      const there = differenceOf(before, after)
      const back = differenceOf(after, before)
      expect(ids(back.changes.left)).toEqual(ids(there.changes.entered))
      expect(ids(back.changes.entered)).toEqual(ids(there.changes.left))
      expect(back.changes.moved).toHaveLength(there.changes.moved.length)
      expect(back.unchanged + back.changes.shifted.length).toBe(there.unchanged + there.changes.shifted.length)
    }),
  )
})

test('the first screen knows what is alone on it', () => {
  fc.assert(
    fc.property(orders, orders, fc.integer({ min: 1, max: 20 }), (before, after, size) => {
      const screen = screenOf(after, before, size)
      expect(ids(screen)).toEqual(after.slice(0, size))
      const onlyAfter = after.slice(0, size).filter((id) => !before.slice(0, size).includes(id))
      expect(ids(screen.filter(({ alone }) => alone))).toEqual(onlyAfter)
    }),
  )
})

test('the farthest come first; entering counts as coming from behind the end', () => {
  const difference = differenceOf([1, 2, 3, 4, 5, 6, 7, 8], [9, 1, 3, 4, 5, 6, 7, 2])
  expect(changesIn(difference, ['moved', 'entered', 'left'], 'distance').map(({ id, kind }) => [id, kind])).toEqual([
    [9, 'entered'],
    [2, 'moved'],
    [8, 'left'],
  ])
  expect(ids(changesIn(difference, ['moved', 'entered', 'left'], 'position'))).toEqual([9, 2, 8])
})

test('twice as many items turned around take little more than twice the steps', () => {
  let steps = 0
  const Plain = Float64Array
  // The runs that are kept while comparing: reading them is nearly all of the work.
  vi.stubGlobal('Float64Array', function counted(length: number) {
    return new Proxy(new Plain(length), { get: (runs, at) => ((steps += 1), runs[at as unknown as number]) })
  })
  const stepsFor = (length: number): number => {
    steps = 0
    const before = Array.from({ length }, (_, id) => id)
    expect(differenceOf(before, [...before].reverse()).changes.moved).toHaveLength(length - 1)
    return steps
  }
  const few = stepsFor(4_000)
  expect(few).toBeGreaterThan(4_000)
  expect(stepsFor(8_000)).toBeLessThan(2.5 * few)
})

test('on the first screen every product says what became of it: also what went down, what is new and what is gone', () => {
  const before = [1, 2, 3, 4, 5, 6]
  const after = [3, 1, 9, 5, 2, 6]
  const newsAt = (side: 'before' | 'after') =>
    screenOf(side === 'before' ? before : after, side === 'before' ? after : before, 4).map((place) => [place.id, newsOf(place, side)])
  expect(newsAt('after')).toEqual([
    [3, 'up'],
    [1, 'down'],
    [9, 'entered'],
    [5, 'fresh'],
  ])
  expect(newsAt('before')).toEqual([
    [1, 'same'],
    [2, 'goes'],
    [3, 'same'],
    [4, 'left'],
  ])
  expect(newsOf(screenOf([1, 2], [1, 2], 2)[0]!, 'after')).toBe('same')
})
