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
  filterFields,
  freeId,
  isIncomplete,
  operatorsOf,
  type FilterCondition,
  type FilterGroup,
} from './filter.ts'

const price = (from: number | null, to: number | null, operator: FilterCondition['operator'] = 'between'): FilterCondition => ({
  id: 2,
  field: 'price',
  operator,
  value: { kind: 'amount', from, to },
})
const one: readonly FilterGroup[] = [{ id: 1, mode: 'include', conditions: [price(500, 1_000)] }]

test('every field has operators and begins empty', () => {
  for (const field of filterFields) {
    expect(operatorsOf(field).length).toBeGreaterThan(1)
    expect(isIncomplete(emptyCondition(1, field))).toBe(true)
  }
})

test.each([
  [price(500, 1_000), null],
  [price(500, 500), null],
  [price(1_000, 500), 'reversed'],
  [price(500, null), 'unnumbered'],
  [price(500, null, 'over'), null],
  [price(null, 500, 'over'), 'unnumbered'],
  [price(null, 500, 'under'), null],
  [{ ...emptyCondition(1, 'discount'), operator: 'over', value: { kind: 'amount', from: 120, to: null } }, 'beyond'],
  [{ ...emptyCondition(1, 'score'), operator: 'over', value: { kind: 'amount', from: 1_000, to: null } }, null],
  [{ ...emptyCondition(1, 'name'), value: { kind: 'text', text: '  ' } }, 'unwritten'],
] as const)('%j has the fault %s', (condition, fault) => {
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
  expect(withOperator(price(500, null, 'over'), 'under')).toEqual(price(500, 500, 'under'))
  expect(withOperator(price(null, 700, 'under'), 'over')).toEqual(price(700, 700, 'over'))
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
