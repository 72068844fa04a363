import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Criterion, type Edit, noRules } from '../arrangement.ts'
import { arrange } from './arrange.ts'
import { applyEdit, moveInView } from './edit.ts'
import { arranged, type MadeList, madeList, rulesOf } from './list.fixtures.ts'

const ids = fc.integer({ min: 1, max: 105 })
const edits: fc.Arbitrary<Edit> = fc.oneof(
  fc.record({ kind: fc.constant('move' as const), products: fc.uniqueArray(ids, { minLength: 1, maxLength: 5 }), after: fc.option(ids) }),
  fc.record({
    kind: fc.constant('pin' as const),
    pins: fc.array(fc.record({ product: ids, position: fc.integer({ min: 1, max: 200 }) }), { maxLength: 4 }),
  }),
  fc.record({ kind: fc.constant('release' as const), products: fc.array(ids, { maxLength: 5 }) }),
  fc.record({ kind: fc.constant('rules' as const), rules: rulesOf }),
  fc.record({
    kind: fc.constant('sort' as const),
    criteria: fc.constantFrom<Criterion[]>(
      [{ column: 'price', sort: 'ASC' }],
      [
        { column: 'name', sort: 'DESC' },
        { column: 'stock', sort: 'ASC' },
      ],
    ),
  }),
  fc.record({
    kind: fc.constant('replace' as const),
    from: fc.constantFrom('file' as const, 'version' as const),
    products: fc.array(ids, { maxLength: 40 }),
  }),
)
const sorted = (order: Iterable<number>): number[] => [...order].sort((a, b) => a - b)

test('no edit ever loses a product or makes one', () => {
  fc.assert(
    fc.property(arranged, fc.array(edits, { maxLength: 8 }), ({ list, arrangement }, made) => {
      const end = made.reduce((present, edit) => applyEdit(present, edit, list), arrangement)
      expect(sorted(end.sequence)).toEqual(sorted(arrangement.sequence))
      expect([...end.pins.keys()].every((product) => list.rowOf(product) >= 0)).toBe(true)
    }),
  )
})

test('an edit leaves what it was made on as it was', () => {
  fc.assert(
    fc.property(arranged, edits, ({ list, arrangement }, edit) => {
      const before = { sequence: arrangement.sequence.slice(), pins: new Map(arrangement.pins), rules: structuredClone(arrangement.rules) }
      applyEdit(arrangement, edit, list)
      expect(arrangement).toEqual(before)
    }),
  )
})

test('a product that is pinned where it stands, and released again, stays there', () => {
  fc.assert(
    fc.property(arranged, fc.nat(), ({ list, arrangement }, nth) => {
      // Without rules: they may put what is free elsewhere.
      const plain = { ...arrangement, rules: noRules }
      const view = arrange(plain, list.facts)
      const free = [...view].filter((product) => !plain.pins.has(product))
      fc.pre(free.length > 0)
      const product = free[nth % free.length]!
      const pinned = applyEdit(plain, { kind: 'pin', pins: [{ product, position: view.indexOf(product) + 1 }] }, list)
      expect(arrange(pinned, list.facts)).toEqual(view)
      expect(arrange(applyEdit(pinned, { kind: 'release', products: [product] }, list), list.facts)).toEqual(view)
    }),
  )
})

const small = (): MadeList =>
  madeList(
    Array.from({ length: 6 }, (_, at) => ({
      id: at + 1,
      brand: 1,
      category: 1,
      stock: at === 2 ? 0 : 5,
      age: null,
      price: null,
      name: '',
    })),
  )
const sequence = Int32Array.from([1, 2, 3, 4, 5, 6])
const after = (list: MadeList, arrangement: Parameters<typeof moveInView>[0], products: number[], behind: number | null): number[] => {
  const move = moveInView(arrangement, arrange(arrangement, list.facts), { products, after: behind }, list.facts)
  return [...arrange(move ? applyEdit(arrangement, { kind: 'move', ...move }, list) : arrangement, list.facts)]
}

test('what is dropped below a neighbour stands right below it, also beside pins', () => {
  const pinned = { sequence, pins: new Map([[6, 2]]), rules: noRules }
  expect([...arrange(pinned, small().facts)]).toEqual([1, 6, 2, 3, 4, 5])
  // Below the pinned one: it is no neighbour in the sequence, because it is held where it stands.
  expect(after(small(), pinned, [5], 6)).toEqual([1, 6, 5, 2, 3, 4])
  expect(after(small(), pinned, [6], null)).toEqual([1, 6, 2, 3, 4, 5])
})

test('what is dropped among the sold-out ones at the end stands right above them, not where they belong', () => {
  const ruled = { sequence, pins: new Map<number, number>(), rules: { ...noRules, soldOutLast: true } }
  expect([...arrange(ruled, small().facts)]).toEqual([1, 2, 4, 5, 6, 3])
  expect(after(small(), ruled, [1], 3)).toEqual([2, 4, 5, 6, 1, 3])
})

test('a move without pins and rules means the same in the view and in the sequence', () => {
  fc.assert(
    fc.property(arranged, fc.nat(), fc.option(fc.nat()), ({ list, arrangement: { sequence: order } }, nth, behind) => {
      const plain = { sequence: order, pins: new Map<number, number>(), rules: noRules }
      const products = [order[nth % order.length]!]
      const target = behind === null ? null : order[behind % order.length]!
      fc.pre(target !== products[0])
      const move = moveInView(plain, order, { products, after: target }, list.facts)
      expect(move).toEqual({ products, after: target })
    }),
  )
})
