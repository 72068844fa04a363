import fc from 'fast-check'
import { expect, test } from 'vitest'
import { noRules } from '../arrangement.ts'
import { arrange, type Arrangement, isPlain, type ProductFacts, sameRules } from './arrange.ts'
import { arranged } from './list.fixtures.ts'
import { pinnedPlaces } from './pins.ts'

const facts = (more: Partial<ProductFacts>): ProductFacts => ({
  soldOut: () => false,
  brandOf: () => 0,
  categoryOf: () => 0,
  ageOf: () => null,
  ...more,
})
const plain = { pins: new Map<number, number>(), rules: noRules }

/**
 * The same by the plainest way: place by place, everything that is left is looked at.
 * Nothing of it is fast, and nothing of it is shared with the real one but where pins stand.
 */
function plainly({ sequence, pins, rules }: Arrangement, { soldOut, brandOf, categoryOf, ageOf }: ProductFacts): number[] {
  const pinnedAt = new Map([...pinnedPlaces(pins, sequence.length)].map(([product, place]) => [place, product]))
  const groupOf = rules.inARow?.by === 'category' ? categoryOf : brandOf
  const isNew = (product: number): boolean => {
    const age = ageOf(product)
    return rules.newEvery !== null && age !== null && age >= 0 && age <= rules.newEvery.days
  }
  const view: number[] = []
  /** How long the row would be in which a product stood next, with what stands above it and is pinned below it. */
  const rowOf = (product: number): number => {
    const isSame = (other: number | undefined) => other !== undefined && groupOf(other) === groupOf(product)
    let first = view.length
    while (isSame(view[first - 1])) first--
    let next = view.length + 1
    while (isSame(pinnedAt.get(next))) next++
    return next - first
  }
  const fits = (product: number): boolean => rules.inARow === null || rowOf(product) <= rules.inARow.most
  const wantsNew = (): boolean => {
    if (rules.newEvery === null || (view.length + 1) % rules.newEvery.every !== 0) return false
    return !view.slice(view.length + 1 - rules.newEvery.every).some(isNew)
  }
  let left = [...sequence].filter((product) => !pins.has(product))
  while (view.length < sequence.length) {
    const inStock = left.filter((product) => !rules.soldOutLast || !soldOut(product))
    const fresh = wantsNew() ? inStock.filter(isNew) : []
    // What stands in vain is taken all the same: the first new one, else the first one.
    const next = pinnedAt.get(view.length) ?? fresh.find(fits) ?? fresh[0] ?? inStock.find(fits) ?? inStock[0] ?? left[0]!
    view.push(next)
    left = left.filter((product) => product !== next)
  }
  return view
}

test('pins and rules together do what each of them says, place by place', () => {
  fc.assert(
    fc.property(arranged, ({ list, arrangement }) => {
      expect([...arrange(arrangement, list.facts)]).toEqual(plainly(arrangement, list.facts))
    }),
    { numRuns: 1_000 },
  )
})

test('a sequence with neither pins nor rules is what shoppers get, and is not copied', () => {
  fc.assert(
    fc.property(arranged, ({ list, arrangement: { sequence } }) => {
      expect(arrange({ ...plain, sequence }, list.facts)).toBe(sequence)
    }),
  )
})

test('a pin of a product that the list does not hold moves nothing', () => {
  fc.assert(
    fc.property(arranged, fc.integer({ min: 1, max: 40 }), ({ list, arrangement }, position) => {
      const stranger = 1_000
      const pins = new Map([...arrangement.pins, [stranger, position]])
      expect(arrange({ ...arrangement, pins }, list.facts)).toEqual(arrange(arrangement, list.facts))
    }),
  )
})

test('pins that want different positions of the list stand exactly at them', () => {
  fc.assert(
    fc.property(arranged, ({ list, arrangement }) => {
      const { length } = arrangement.sequence
      const positions = [...arrangement.pins.values()]
      fc.pre(new Set(positions).size === positions.length && positions.every((position) => position <= length))
      const view = arrange(arrangement, list.facts)
      for (const [product, position] of arrangement.pins) expect(view[position - 1]).toBe(product)
    }),
  )
})

test('sold-out products go last, in their sequence, and are back at their exact place when stock returns', () => {
  fc.assert(
    fc.property(arranged, ({ list, arrangement: { sequence } }) => {
      const rule = { ...noRules, soldOutLast: true }
      const view = [...arrange({ sequence, pins: new Map(), rules: rule }, list.facts)]
      const order = [...sequence]
      expect(view).toEqual([...order.filter((id) => !list.facts.soldOut(id)), ...order.filter((id) => list.facts.soldOut(id))])
      expect(arrange({ sequence, pins: new Map(), rules: rule }, { ...list.facts, soldOut: () => false })).toEqual(sequence)
    }),
  )
})

test('a brand stands at most so many times in a row as long as there is another one', () => {
  fc.assert(
    fc.property(arranged, fc.integer({ min: 1, max: 3 }), ({ list, arrangement: { sequence } }, most) => {
      const view = [...arrange({ sequence, pins: new Map(), rules: { ...noRules, inARow: { by: 'brand', most } } }, list.facts)]
      const brands = view.map((id) => list.facts.brandOf(id))
      for (let place = most; place < brands.length; place++) {
        const tooMany = brands.slice(place - most, place + 1).every((brand) => brand === brands[place])
        if (tooMany) expect(new Set(brands.slice(place)).size).toBe(1)
      }
    }),
  )
})

test('every group of n places holds a new product as long as there are any below it', () => {
  fc.assert(
    fc.property(arranged, fc.integer({ min: 2, max: 6 }), ({ list, arrangement: { sequence } }, every) => {
      const days = 30
      const isNew = (id: number): boolean => {
        const age = list.facts.ageOf(id) ?? -1
        return age >= 0 && age <= days
      }
      const view = [...arrange({ sequence, pins: new Map(), rules: { ...noRules, newEvery: { every, days } } }, list.facts)]
      for (let start = 0; start + every <= view.length; start += every) {
        if (!view.slice(start, start + every).some(isNew)) expect(view.slice(start + every).some(isNew)).toBe(false)
      }
    }),
  )
})

test('what a rule has no reason to touch keeps its sequence', () => {
  const sequence = Int32Array.from([1, 2, 3, 4, 5, 6])
  const brandOf = (id: number): number => (id <= 3 ? 1 : id)
  expect([...arrange({ ...plain, sequence, rules: { ...noRules, inARow: { by: 'brand', most: 2 } } }, facts({ brandOf }))]).toEqual([
    1, 2, 4, 3, 5, 6,
  ])
})

test('a product that is pinned right below counts in a row', () => {
  const sequence = Int32Array.from([1, 2, 3, 4])
  const view = arrange(
    { sequence, pins: new Map([[4, 2]]), rules: { ...noRules, inARow: { by: 'brand', most: 1 } } },
    facts({ brandOf: (id) => (id === 1 || id === 4 ? 1 : id) }),
  )
  expect([...view]).toEqual([2, 4, 3, 1])
})

test('a hundred thousand products of one brand are not looked at again and again', () => {
  const sequence = Int32Array.from({ length: 100_000 }, (_, at) => at + 1)
  let looks = 0
  const brandOf = (id: number): number => {
    looks++
    return id % 1_000 === 0 ? id : 1
  }
  const view = arrange({ ...plain, sequence, rules: { ...noRules, inARow: { by: 'brand', most: 2 } } }, facts({ brandOf }))
  expect(view.length).toBe(sequence.length)
  expect(looks).toBeLessThan(10 * sequence.length)
})

test('rules are the same in whatever order their parts are written down, and others as soon as one part differs', () => {
  const full = { soldOutLast: true, inARow: { by: 'brand', most: 2 }, newEvery: { every: 8, days: 30 } } as const
  expect(sameRules(full, { newEvery: { days: 30, every: 8 }, inARow: { most: 2, by: 'brand' }, soldOutLast: true })).toBe(true)
  for (const other of [
    { ...full, soldOutLast: false },
    { ...full, inARow: null },
    { ...full, inARow: { by: 'category', most: 2 } as const },
    { ...full, inARow: { by: 'brand', most: 3 } as const },
    { ...full, newEvery: null },
    { ...full, newEvery: { every: 9, days: 30 } },
    { ...full, newEvery: { every: 8, days: 31 } },
  ]) {
    expect(sameRules(full, other)).toBe(false)
    expect(sameRules(other, full)).toBe(false)
  }
  expect(sameRules(noRules, { ...noRules })).toBe(true)
})

test('any pin and any rule makes an arrangement more than its sequence', () => {
  expect(isPlain(plain)).toBe(true)
  expect(isPlain({ ...plain, pins: new Map([[7, 1]]) })).toBe(false)
  expect(isPlain({ ...plain, rules: { ...noRules, soldOutLast: true } })).toBe(false)
  expect(isPlain({ ...plain, rules: { ...noRules, inARow: { by: 'brand', most: 2 } } })).toBe(false)
  expect(isPlain({ ...plain, rules: { ...noRules, newEvery: { every: 8, days: 30 } } })).toBe(false)
})
