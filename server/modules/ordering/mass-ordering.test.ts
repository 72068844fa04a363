import { describe, expect, test } from 'vitest'
import { type Arrangement, finish, isCriterionColumn, noRules, pinMap, type ProductColumns, rankColumn } from '../../../contract/index.ts'
import { applyRecipe as applyInSteps, type MassList } from './mass-ordering.ts'

/** Products 1 to `n`: the higher the number the dearer and the less sold. */
function listOf(n: number, more: Partial<ProductColumns> = {}): MassList {
  const id = Array.from({ length: n }, (_, index) => index + 1)
  const zeros = id.map(() => 0)
  const products: ProductColumns = {
    id,
    name: id.map((one) => `P${one}`),
    reference: id.map((one) => `R${one}`),
    brandId: zeros,
    categoryId: zeros,
    imageUrl: id.map(() => null),
    price: id.map((one) => one * 100),
    listPrice: id.map(() => null),
    stock: id.map(() => 5),
    releasedOn: id.map(() => null),
    units7: zeros,
    units30: zeros,
    units90: zeros,
    revenue7: zeros,
    revenue30: id.map((one) => n - one),
    revenue90: zeros,
    samaraScore: id.map(() => null),
    platformScore: zeros,
    ...more,
  }
  const facts = { soldOut: (one: number) => products.stock[one - 1] === 0, brandOf: () => 0, categoryOf: () => 0, ageOf: () => null }
  const names = { brand: new Map<number, string>(), category: new Map<number, string>() }
  return { products, facts, rank: (column) => (isCriterionColumn(column) ? rankColumn(products, column, names) : null) }
}
const inTurn = (n: number, more: Partial<Arrangement> = {}): Arrangement => ({
  sequence: Int32Array.from({ length: n }, (_, index) => index + 1),
  pins: new Map(),
  rules: noRules,
  ...more,
})
const applyRecipe = (...given: Parameters<typeof applyInSteps>) => finish(applyInSteps(...given))
const byPriceDescending = [{ column: 'price', sort: 'DESC' as const }]

describe('a recipe', () => {
  test('sorts by its criteria around the pins, and keeps the rules of the list where it has none', () => {
    const rules = { ...noRules, soldOutLast: true }
    const effect = applyRecipe(inTurn(5, { pins: pinMap([{ product: 2, position: 1 }]), rules }), listOf(5), {
      criteria: byPriceDescending,
      rules: null,
    })
    expect(Array.from(effect.sequence)).toEqual([5, 4, 3, 2, 1])
    expect(effect).toMatchObject({ rules, changed: { sequence: true, rules: false } })
  })

  test('counts who moved, not who was pushed', () => {
    const list = listOf(50, { price: Array.from({ length: 50 }, (_, index) => (index === 49 ? 99_999 : 100)) })
    expect(applyRecipe(inTurn(50), list, { criteria: byPriceDescending, rules: null }).moved).toBe(1)
    expect(applyRecipe(inTurn(50), listOf(50), { criteria: byPriceDescending, rules: null }).moved).toBe(49)
  })

  test('that changes nothing says so', () => {
    const effect = applyRecipe(inTurn(30), listOf(30), { criteria: [{ column: 'price', sort: 'ASC' }], rules: { ...noRules } })
    expect(effect).toMatchObject({ moved: 0, changed: { sequence: false, rules: false } })
    expect(effect.shareAfter).toBe(effect.shareBefore)
  })

  test('tells the share of revenue and the sold-out products of the first 24 places', () => {
    const list = listOf(48, { stock: Array.from({ length: 48 }, (_, index) => (index === 47 ? 0 : 3)) })
    const effect = applyRecipe(inTurn(48), list, { criteria: byPriceDescending, rules: null })
    // 47 + … + 0 is 1128, the first half of it 852.
    expect(effect.shareBefore).toBeCloseTo(852 / 1128)
    expect(effect.shareAfter).toBeCloseTo(276 / 1128)
    expect(effect.soldOutFirst).toBe(1)
    expect(applyRecipe(inTurn(48), list, { criteria: byPriceDescending, rules: { ...noRules, soldOutLast: true } })).toMatchObject({
      soldOutFirst: 0,
      changed: { rules: true },
    })
  })

  test('has no share where nothing was sold, and returns do not make one less than nothing', () => {
    expect(applyRecipe(inTurn(3), listOf(3, { revenue30: [0, 0, 0] }), { criteria: byPriceDescending, rules: null })).toMatchObject({
      shareBefore: null,
      shareAfter: null,
    })
    expect(applyRecipe(inTurn(3), listOf(3, { revenue30: [-500, 100, 0] }), { criteria: byPriceDescending, rules: null })).toMatchObject({
      shareBefore: 1,
      shareAfter: 1,
    })
  })

  test('for a list without products is nothing', () => {
    expect(applyRecipe(inTurn(0), listOf(0), { criteria: byPriceDescending, rules: null })).toMatchObject({
      moved: 0,
      shareAfter: null,
      soldOutFirst: 0,
    })
  })

  test('puts products without a value last', () => {
    const effect = applyRecipe(inTurn(3), listOf(3, { price: [null, 100, 200] }), {
      criteria: [{ column: 'price', sort: 'ASC' }],
      rules: null,
    })
    expect(Array.from(effect.sequence)).toEqual([2, 3, 1])
  })
})
