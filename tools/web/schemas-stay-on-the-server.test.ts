import { expect, test } from 'vitest'
import { withoutSchemas } from './schemas-stay-on-the-server.ts'

test('a schema becomes an empty object, however deep it is, and what stands around it stays', () => {
  expect(
    withoutSchemas(
      "const a = endpoint({ id: 'a', reply: Type.Array(Type.Object({ b: Type.String({ maxLength: limits.text }) })), params: Type.Object({}) })",
    ),
  ).toBe("const a = endpoint({ id: 'a', reply: ({}), params: ({}) })")
})

test('what the documentation says of a call stays behind', () => {
  expect(withoutSchemas("const a = endpoint({ id: 'a', summary: 'Lists of a store.', reply: Type.Object({}) })")).toBe(
    "const a = endpoint({ id: 'a', summary: '', reply: ({}) })",
  )
  const other = "const t = say('checkout.summary'), a = { summary: say }"
  expect(withoutSchemas(other)).toBe(other)
})

test('each is an object of its own', () => {
  expect(withoutSchemas('const a = Type.Undefined(), b = Type.Undefined()')).toBe('const a = ({}), b = ({})')
})

test('what only looks like one stays', () => {
  const code = 'const a = types.Type.of(b), c = Type, d = kind(Type)'
  expect(withoutSchemas(code)).toBe(code)
})
