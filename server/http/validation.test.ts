import Type from 'typebox'
import { expect, test } from 'vitest'
import { inputCheck } from './validation.ts'

const query = Type.Object({ store: Type.String(), most: Type.Optional(Type.Integer()), isQty: Type.Optional(Type.Boolean()) })

test('a query is read as its schema says, and what the schema does not name is not handed on', () => {
  const given = { store: '7', most: '12', isQty: 'true', brands: "1' or true", ['__proto__']: 'x' }
  expect(inputCheck('query', query)(given)).toEqual({ value: { store: '7', most: 12, isQty: true } })
})
