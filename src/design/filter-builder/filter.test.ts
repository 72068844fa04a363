import { expect, test } from 'vitest'
import { readDecimal, writeDecimal } from './decimal.ts'
import {
  withChange,
  withCondition,
  withDuplicate,
  withField,
  withGroup,
  withGroupDuplicate,
  withMode,
  withOperator,
  withoutCondition,
  withoutGroup,
} from './filter-changes.ts'
import {
  emptyCondition,
  faultOf,
  fieldKinds,
  filterFields,
  freeId,
  isIncomplete,
  operatorsOf,
  type FilterCondition,
  type FilterField,
  type FilterGroup,
} from './filter.ts'
import { readPasted } from './read-pasted.ts'

const price = (from: number | null, to: number | null, operator: FilterCondition['operator'] = 'between'): FilterCondition => ({
  id: 2,
  field: 'price',
  operator,
  not: false,
  value: { kind: 'amount', from, to },
})
const one: readonly FilterGroup[] = [{ id: 1, mode: 'include', conditions: [price(500, 1_000)] }]

test('every field has operators, and begins empty where there is something to fill in', () => {
  for (const field of filterFields) {
    expect(operatorsOf(field).length).toBeGreaterThan(0)
    expect(isIncomplete(emptyCondition(1, field))).toBe(fieldKinds[field] !== 'flag')
  }
})

const amount = (field: FilterField, operator: FilterCondition['operator'], from: number | null, to: number | null = null) =>
  ({ ...emptyCondition(1, field), operator, value: { kind: 'amount', from, to } }) as const

test.each([
  [price(500, 1_000), null],
  [price(500, 500), null],
  [price(1_000, 500), 'reversed'],
  [price(500, null), 'unnumbered'],
  [price(500, null, 'least'), null],
  [price(null, 500, 'least'), 'unnumbered'],
  [price(null, 500, 'most'), null],
  [amount('discount', 'least', 120), 'beyond'],
  [amount('score', 'least', 1_000), null],
  [amount('score', 'least', 1_001), 'beyond'],
  [amount('stock', 'top', 100_001), 'beyond'],
  [amount('discount', 'top', 120), null],
  [amount('stock', 'bottom', 0), 'below'],
  [amount('rank', 'most', null, 0), 'below'],
  [amount('stock', 'most', null, 0), null],
  [{ ...emptyCondition(1, 'name'), value: { kind: 'text', text: '  ' } }, 'unwritten'],
  [{ ...emptyCondition(1, 'name'), operator: 'word', value: { kind: 'text', text: ' - ' } }, 'unwritten'],
  [{ ...emptyCondition(1, 'product'), value: { kind: 'chosen', values: Array.from({ length: 1_001 }, String) } }, 'tooMany'],
  [emptyCondition(1, 'soldOut'), null],
] as const)('condition %# has the fault that it has', (condition, fault) => {
  expect(faultOf(condition)).toBe(fault)
})

test('conditions are added, doubled, changed and taken away in their group only', () => {
  const groups = withCondition(withGroup(one, 'exclude'), 3, 'stock')
  expect(groups.map(({ mode, conditions }) => [mode, conditions.map(({ field }) => field)])).toEqual([
    ['include', ['price']],
    ['exclude', ['stock']],
  ])
  const doubled = withDuplicate(groups, 1, 2)
  expect(doubled[0]?.conditions.map(({ id }) => id)).toEqual([2, 5])
  expect(withoutCondition(doubled, 1, 2)[0]?.conditions.map(({ id }) => id)).toEqual([5])
  expect(withChange(groups, 1, price(1, 2))[0]?.conditions[0]).toEqual(price(1, 2))
})

test('a doubled group has ids of its own', () => {
  const groups = withGroupDuplicate(one, 1)
  expect(groups.map(({ id, conditions }) => [id, ...conditions.map((condition) => condition.id)])).toEqual([
    [1, 2],
    [3, 4],
  ])
  expect(freeId(groups)).toBe(5)
  expect(withMode(withoutGroup(groups, 1), 3, 'exclude')).toEqual([expect.objectContaining({ id: 3, mode: 'exclude' })])
})

test('another field asks anew; another operator keeps the number', () => {
  expect(withField(price(500, 1_000), 'stock')).toEqual(emptyCondition(2, 'stock'))
  expect(withField(price(500, 1_000), 'price')).toEqual(price(500, 1_000))
  expect(withOperator(price(500, null, 'least'), 'most', true)).toEqual({ ...price(500, 500, 'most'), not: true })
  expect(withOperator(price(null, 700, 'most'), 'least', false)).toEqual(price(700, 700, 'least'))
  expect(withOperator(price(500, 700), 'top', false)).toEqual(price(null, null, 'top'))
  expect(withOperator(price(20, null, 'top'), 'bottom', false)).toEqual(price(20, null, 'bottom'))
  expect(withOperator(price(20, null), 'any', false)).toEqual(price(20, null))
})

test.each([
  ['5,50', 2, 550],
  ['5.5', 2, 550],
  ['1.250', 2, 125_000],
  ['1.250,75', 2, 125_075],
  ['1,250', 0, 1_250],
  [' 12 ', 2, 1_200],
  ['', 2, null],
  ['doce', 2, undefined],
  ['-3', 2, undefined],
] as const)('%s with %i digits is %s', (written, digits, amount) => {
  expect(readDecimal(written, digits)).toBe(amount)
})

test('an amount is written as its language writes it', () => {
  expect(writeDecimal(550, 2, 'es')).toBe('5,50')
  expect(writeDecimal(550, 2, 'en')).toBe('5.50')
  expect(writeDecimal(500, 2, 'es')).toBe('5')
  expect(writeDecimal(null, 2, 'es')).toBe('')
})

test('pasted numbers count once, and what is no number of a product is named with its line', () => {
  expect(readPasted('101;102\n101, 0\nR-7', 'products')).toEqual({
    good: ['101', '102'],
    bad: [
      { line: 2, text: '0' },
      { line: 3, text: 'R-7' },
    ],
  })
  expect(readPasted('R-7 \n r-7', 'references')).toEqual({ good: ['R-7', 'r-7'], bad: [] })
})
