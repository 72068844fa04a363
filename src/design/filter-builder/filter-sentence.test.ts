import { expect, test } from 'vitest'
import { filterTextsIn } from './filter-builder.words.ts'
import { sentenceOf, type FilterNames } from './filter-sentence.ts'
import { emptyCondition, type FilterCondition } from './filter.ts'

const names: FilterNames = { categoryName: (id) => `C${id}`, currency: 'GBP' }
const price: FilterCondition = { id: 1, field: 'price', operator: 'between', value: { kind: 'amount', from: 500, to: 1_000 } }
const stock: FilterCondition = { id: 2, field: 'stock', operator: 'over', value: { kind: 'amount', from: 0, to: null } }
const say = (conditions: readonly FilterCondition[], language: 'es' | 'en' | 'pt' = 'es') =>
  sentenceOf({ conditions }, names, filterTextsIn(language)).replaceAll('\u00a0', ' ')

test('a group is one sentence in every language', () => {
  expect(say([price, stock])).toBe('Precio entre 5 y 10 £ y existencias > 0')
  expect(say([price, stock], 'en')).toBe('Price between £5 and £10 and stock > 0')
  expect(say([price, stock], 'pt')).toBe('Preço entre £ 5 e £ 10 e estoque > 0')
})

test('few names are shown, many are counted', () => {
  const brands = (count: number): FilterCondition => ({
    id: 3,
    field: 'brand',
    operator: 'in',
    value: { kind: 'chosen', values: ['Pantry', 'Regency', 'Vintage', 'Suki', 'Woodland', 'Doily'].slice(0, count) },
  })
  expect(say([brands(2)])).toBe('Marca Pantry o Regency')
  expect(say([brands(4)])).toBe('Marca Pantry, Regency, Vintage o Suki')
  expect(say([brands(6)])).toBe('Marca Pantry, Regency, Vintage o 3 más')
  expect(say([{ ...brands(1), field: 'category', operator: 'notIn', value: { kind: 'chosen', values: ['101'] } }], 'en')).toBe(
    'Category other than C101',
  )
})

test('sales tell their days, odd amounts their pence, shares their sign', () => {
  expect(say([{ id: 4, field: 'revenue', operator: 'over', value: { kind: 'amount', from: 125_050, to: null, days: 90 } }])).toBe(
    'Ingresos en 90 días > 1.250,50 £',
  )
  expect(say([{ id: 5, field: 'discount', operator: 'between', value: { kind: 'amount', from: 10, to: 30 } }])).toBe(
    'Descuento entre 10 y 30 %',
  )
  expect(say([{ id: 6, field: 'age', operator: 'under', value: { kind: 'amount', from: null, to: 30 } }], 'en')).toBe('Age < 30 days')
  expect(say([{ id: 7, field: 'score', operator: 'over', value: { kind: 'amount', from: 700, to: null } }])).toBe('samaraScore > 700')
})

test('what is not complete is left out', () => {
  expect(say([emptyCondition(1, 'brand'), stock])).toBe('Existencias > 0')
  expect(say([emptyCondition(1, 'brand')])).toBe('Sin condiciones')
})
