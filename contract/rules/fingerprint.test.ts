import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fingerprintOf, fingerprintPattern } from './fingerprint.ts'

const ids = fc.array(fc.integer({ min: 1, max: 2 ** 31 - 1 }), { maxLength: 40 })

test('the same sequence has the same fingerprint, whatever holds it, and it is short', () => {
  fc.assert(
    fc.property(ids, (sequence) => {
      const fingerprint = fingerprintOf(sequence)
      expect(fingerprintOf([...sequence])).toBe(fingerprint)
      expect(fingerprintOf(Int32Array.from(sequence))).toBe(fingerprint)
      expect(fingerprint).toMatch(new RegExp(fingerprintPattern))
    }),
  )
})

test('another sequence has another one: also where two products change places, one is another, or one comes or leaves', () => {
  fc.assert(
    fc.property(ids, ids, (one, other) => {
      fc.pre(one.join() !== other.join())
      expect(fingerprintOf(one)).not.toBe(fingerprintOf(other))
    }),
  )
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.integer({ min: 1, max: 2 ** 31 - 1 }), { minLength: 3, maxLength: 40 }),
      fc.nat(),
      fc.nat(),
      (sequence, a, b) => {
        const [from, to] = [a % sequence.length, b % sequence.length]
        fc.pre(from !== to)
        const exchanged = sequence.with(from, sequence[to]!).with(to, sequence[from]!)
        const moved = sequence.toSpliced(from, 1).toSpliced(to, 0, sequence[from]!)
        for (const changed of [exchanged, moved, sequence.with(from, sequence[from]! ^ 1), sequence.toSpliced(from, 1)])
          expect(fingerprintOf(changed)).not.toBe(fingerprintOf(sequence))
      },
    ),
  )
})

test('no two of all sequences of six products, and of their neighbours at the end of the numbers, share one', () => {
  const all = (left: readonly number[]): number[][] =>
    left.length === 0 ? [[]] : left.flatMap((first) => all(left.filter((each) => each !== first)).map((rest) => [first, ...rest]))
  const sequences = [...all([1, 2, 3, 4, 5, 6]), ...all([1, 2, 3, 2 ** 31 - 3, 2 ** 31 - 2, 2 ** 31 - 1])]
  const halves = (from: number, to: number) => new Set(sequences.map((sequence) => fingerprintOf(sequence).slice(from, to))).size
  expect(sequences).toHaveLength(1_440)
  expect(halves(0, 99)).toBe(1_440)
  // Each half of it tells them apart by itself.
  expect([halves(2, 10), halves(10, 18)]).toEqual([1_440, 1_440])
})

test('browser and server of different versions agree on it', () => {
  expect([[], [1], [1, 2], [2, 1], [1_000_000, 7, 2 ** 31 - 1]].map(fingerprintOf)).toEqual([
    '0-9e3779b985ebca6b',
    '1-be6b1a9167356931',
    '2-b892e7eac6b75760',
    '2-6642490afeb8ade0',
    '3-83e04d2abb29a569',
  ])
})
