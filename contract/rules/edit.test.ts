import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Criterion, type Edit, noRules } from '../arrangement.ts'
import { arrange, type Arrangement } from './arrange.ts'
import { applyEdit, moveInView } from './edit.ts'
import { pinMap, type PinMap, withPins } from './pins.ts'
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

test('taking the pin from a product that has none changes nothing, whatever the rules put elsewhere', () => {
  fc.assert(
    fc.property(arranged, ({ list, arrangement }) => {
      const free = [...arrangement.sequence].filter((product) => !arrangement.pins.has(product))
      expect(applyEdit(arrangement, { kind: 'release', products: free }, list)).toBe(arrangement)
      const [pinned] = arrangement.pins.keys()
      fc.pre(pinned !== undefined)
      const release = (products: number[]) => applyEdit(arrangement, { kind: 'release', products }, list)
      expect(release([...free, pinned])).toEqual(release([pinned]))
    }),
  )
})

/** Positions of the list, each for one product: then nothing but them says where pins stand. */
const hasPlainPins = ({ pins, sequence: { length } }: Arrangement): boolean =>
  new Set(pins.values()).size === pins.size && [...pins.values()].every((position) => position <= length)

test('products whose pins are taken away stay where they stand, in whatever order they are named', () => {
  fc.assert(
    fc.property(arranged, fc.infiniteStream(fc.boolean()), ({ list, arrangement }, random) => {
      const plain = { ...arrangement, rules: noRules }
      fc.pre(hasPlainPins(plain))
      const products = [...plain.pins.keys()].filter(() => random.next().value).reverse()
      const released = applyEdit(plain, { kind: 'release', products: [...products, 1_000] }, list)
      expect([...released.pins]).toEqual([...plain.pins].filter(([product]) => !products.includes(product)))
      expect(arrange(released, list.facts)).toEqual(arrange(plain, list.facts))
    }),
    { numRuns: 500 },
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

test('a pin is added to those that are there, moves one that is there, and is ignored for a product that the list does not hold', () => {
  const pinned = { sequence, pins: new Map([[2, 5]]), rules: noRules }
  const pins = (given: { product: number; position: number }[]) => [...applyEdit(pinned, { kind: 'pin', pins: given }, small()).pins]
  expect(pins([{ product: 1, position: 3 }])).toEqual([
    [2, 5],
    [1, 3],
  ])
  expect(pins([{ product: 2, position: 1 }])).toEqual([[2, 1]])
  expect(pins([{ product: 99, position: 1 }])).toEqual([[2, 5]])
})

test('a pin at a position that is taken pins what was there at the next free one below, and no two share one, whatever is pinned', () => {
  const pinned = {
    sequence,
    pins: new Map([
      [1, 2],
      [2, 3],
    ]),
    rules: noRules,
  }
  expect(applyEdit(pinned, { kind: 'pin', pins: [{ product: 3, position: 2 }] }, small()).pins).toEqual(
    new Map([
      [1, 4],
      [2, 3],
      [3, 2],
    ]),
  )
  const places = fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { maxLength: 6 })
  const some = places.map((positions) => positions.map((position, at) => ({ product: at + 1, position })))
  fc.assert(
    fc.property(fc.array(some, { maxLength: 5 }), (edits) => {
      const pins = edits.reduce((present, more) => withPins(present, pinMap(more.toReversed())), new Map<number, number>() as PinMap)
      expect(new Set(pins.values()).size).toBe(pins.size)
      for (const { product, position } of edits.at(-1) ?? []) expect(pins.get(product)).toBe(position)
    }),
  )
})

test('rules replace rules, and criteria sort the sequence; pins stay', () => {
  const pinned = { sequence, pins: new Map([[2, 5]]), rules: noRules }
  const rules = { ...noRules, soldOutLast: true }
  expect(applyEdit(pinned, { kind: 'rules', rules }, small())).toEqual({ ...pinned, rules })
  const byStock = applyEdit(pinned, { kind: 'sort', criteria: [{ column: 'stock', sort: 'ASC' }] }, small())
  expect(byStock).toEqual({ ...pinned, sequence: Int32Array.from([3, 1, 2, 4, 5, 6]) })
})

test('an ordering that replaces another brings its own pins and rules, or leaves those that are there', () => {
  const present = { sequence, pins: new Map([[2, 5]]), rules: { ...noRules, soldOutLast: true } }
  const replaced = { kind: 'replace' as const, from: 'version' as const, products: [6, 99, 5] }
  const merged = Int32Array.from([6, 5, 1, 2, 3, 4])
  expect(applyEdit(present, replaced, small())).toEqual({ ...present, sequence: merged })
  const pins = [
    { product: 1, position: 2 },
    { product: 99, position: 1 },
  ]
  expect(applyEdit(present, { ...replaced, pins, rules: noRules }, small())).toEqual({
    sequence: merged,
    pins: new Map([[1, 2]]),
    rules: noRules,
  })
})

test('pinned products are not moved, and where only such are meant nothing is', () => {
  const pinned = { sequence, pins: new Map([[2, 2]]), rules: noRules }
  const move = (products: number[]) => moveInView(pinned, sequence, { products, after: 5 }, small().facts)
  expect(move([2])).toBeNull()
  expect(move([2, 1])).toEqual({ products: [1], after: 5 })
})

test('a sold-out product that is moved among its like keeps its neighbour, and one in stock that goes with it does not', () => {
  const list = small()
  const ruled = { sequence, pins: new Map<number, number>(), rules: { ...noRules, soldOutLast: true } }
  const view = arrange(ruled, list.facts)
  const move = (products: number[], behind: number) => moveInView(ruled, view, { products, after: behind }, list.facts)
  expect(move([1], 3)).toEqual({ products: [1], after: 6 })
  expect(move([3], 3)).toEqual({ products: [3], after: 6 })
  const two = madeList(list.products.map((product) => (product.id === 5 ? { ...product, stock: 0 } : product)))
  const apart = (products: number[], behind: number) => moveInView(ruled, arrange(ruled, two.facts), { products, after: behind }, two.facts)
  expect(apart([3], 5)).toEqual({ products: [3], after: 5 })
  expect(apart([3, 1], 5)).toEqual({ products: [3, 1], after: 6 })
})
