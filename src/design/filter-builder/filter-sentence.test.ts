import { expect, test } from 'vitest'
import { filterTextsIn } from './filter-builder.words.ts'
import { sentenceOf, type FilterNames } from './filter-sentence.ts'
import { emptyCondition, filterFields, operatorsOf, type FilterCondition, type FilterField, type FilterOperator } from './filter.ts'

const names: FilterNames = {
  categoryName: (id) => (id === '77' ? undefined : `C${id}`),
  brandName: (id) => (id === '77' ? undefined : `B${id}`),
  listName: (id) => `L${id}`,
  currency: 'GBP',
}
const languages = ['es', 'en', 'pt'] as const
const condition = (given: Partial<FilterCondition> & Pick<FilterCondition, 'field' | 'value'>): FilterCondition => ({
  id: 1,
  operator: operatorsOf(given.field)[0]!,
  not: false,
  ...given,
})
const amount = (from: number | null, to: number | null = null) => ({ kind: 'amount', from, to }) as const
const price = condition({ field: 'price', operator: 'between', value: amount(500, 1_000) })
const stock = condition({ field: 'stock', operator: 'least', value: amount(1) })
const say = (conditions: readonly FilterCondition[], language: (typeof languages)[number] = 'es') =>
  sentenceOf({ conditions }, names, filterTextsIn(language)).replaceAll('\u00a0', ' ')

test('a group is one sentence in every language', () => {
  expect(say([price, stock])).toBe('Precio entre 5 y 10 £ y existencias ≥ 1')
  expect(say([price, stock], 'en')).toBe('Price between £5 and £10 and stock ≥ 1')
  expect(say([price, stock], 'pt')).toBe('Preço entre £ 5 e £ 10 e estoque ≥ 1')
})

test('few names are shown, many are counted, and what is gone is named', () => {
  const brands = (...values: string[]) => condition({ field: 'brand', value: { kind: 'chosen', values } })
  expect(say([brands('1', '2')])).toBe('Marca B1 o B2')
  expect(say([brands('1', '2', '3', '4')])).toBe('Marca B1, B2, B3 o B4')
  expect(say([brands('1', '2', '3', '4', '5', '6')])).toBe('Marca B1, B2, B3 o 3 más')
  expect(say([{ ...brands('77'), not: true }])).toBe('Marca que no sea Ya no está (77)')
})

test('sales tell their days, odd amounts their pence, shares their sign, ranks how many', () => {
  expect(say([condition({ field: 'revenue', operator: 'least', value: { ...amount(125_050), days: 90 } })])).toBe(
    'Ingresos en 90 días ≥ 1.250,50 £',
  )
  expect(say([condition({ field: 'discount', value: amount(10, 30) })])).toBe('Descuento entre 10 y 30 %')
  expect(say([condition({ field: 'age', operator: 'most', value: amount(null, 30) })], 'en')).toBe('Age ≤ 30 days')
  expect(say([condition({ field: 'score', operator: 'least', value: amount(700) })])).toBe('samaraScore ≥ 700')
  expect(say([condition({ field: 'revenue', operator: 'top', value: { ...amount(50), days: 7 } })], 'en')).toBe(
    'The 50 highest by revenue in 7 days',
  )
  expect(say([condition({ field: 'list', not: true, value: { kind: 'chosen', values: ['7'] } })], 'pt')).toBe('Fora de “L7”')
})

test('what is not complete is left out', () => {
  expect(say([emptyCondition(1, 'brand'), stock])).toBe('Existencias ≥ 1')
  expect(say([emptyCondition(1, 'brand')])).toBe('Sin condiciones')
})

/** A condition of a field that is filled in, with values that can be found again in its sentence. */
function filled(field: FilterField, operator: FilterOperator, not: boolean): { condition: FilterCondition; shown: readonly string[] } {
  const empty = { ...emptyCondition(1, field), operator, not }
  switch (empty.value.kind) {
    case 'chosen':
      return { condition: { ...empty, value: { kind: 'chosen', values: ['41'] } }, shown: ['41'] }
    case 'text':
      return { condition: { ...empty, value: { kind: 'text', text: 'teapot' } }, shown: ['teapot'] }
    case 'flag':
      return { condition: empty, shown: [] }
    case 'amount': {
      const value = { ...empty.value, from: 21, to: 43 }
      const shown = operator === 'between' ? ['21', '43'] : operator === 'most' ? ['43'] : ['21']
      return { condition: { ...empty, value }, shown }
    }
  }
}

test.each(languages)('every field and operator has a sentence of its own in %s, plainly and turned around, with its values', (language) => {
  const sentences = new Map<string, string>()
  for (const field of filterFields)
    for (const operator of operatorsOf(field))
      for (const not of [false, true]) {
        const { condition: one, shown } = filled(field, operator, not)
        const sentence = say([one], language).replaceAll(/0[.,](?=\d\d)/g, '')
        for (const value of shown) expect(sentence).toContain(value)
        expect(sentence).not.toContain('undefined')
        const other = sentences.get(sentence)
        expect(other === undefined || other, `${field} ${operator} ${not}: ${sentence}`).toBe(true)
        sentences.set(sentence, `${field} ${operator} ${not}`)
      }
  expect(sentences.size).toBe(filterFields.reduce((sum, field) => sum + 2 * operatorsOf(field).length, 0))
})
