import { expect, test } from 'vitest'
import { returnPath } from './return-path.ts'

const origin = 'https://samara.example'

test('one comes back to where one was, query and all', () => {
  expect(returnPath('/order-by-category?category=7&store=demo#x', origin)).toBe('/order-by-category?category=7&store=demo#x')
})

test.each([
  '//evil.example/x',
  '/\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '',
  null,
  7,
  '/login_new',
  '/login_new?code=1',
  '/',
])('"%s" leads home', (wanted) => {
  expect(returnPath(wanted, origin)).toBe('/home')
})
