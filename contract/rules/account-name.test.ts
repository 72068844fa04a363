import { expect, test } from 'vitest'
import { accountNameIn, isSwapped } from './account-name.ts'

test('the name of an account is found in what people paste', () => {
  for (const typed of [
    'regalosdeana',
    ' RegalosDeAna ',
    'regalosdeana.myvtex.com',
    'https://regalosdeana.myvtex.com/admin/orders?page=1',
    'http://regalosdeana.vtexcommercestable.com.br/',
  ])
    expect(accountNameIn(typed), typed).toBe('regalosdeana')
  expect(accountNameIn('tienda-2')).toBe('tienda-2')
})

test('what could lead a call to another host is no name of an account', () => {
  for (const typed of [
    '',
    '-a',
    'a.b',
    'a b',
    'a@b',
    'a:1',
    'a#b',
    'é',
    '127.0.0.1',
    'localhost:80',
    'evil.example/.myvtex.com',
    'evil.example.myvtex.com',
    'http://10.0.0.1',
    'https://user@shop.myvtex.com',
    'a\nb',
    '\u0430dmin',
    `a${'b'.repeat(63)}`,
  ])
    expect(accountNameIn(typed), typed).toBeNull()
})

test('key and token in each other’s field are noticed', () => {
  expect(isSwapped('not-a-key', 'vtexappkey-shop-ABCDEF')).toBe(true)
  expect(isSwapped('vtexappkey-shop-ABCDEF', 'not-a-key')).toBe(false)
  expect(isSwapped('vtexappkey-shop-ABCDEF', 'vtexappkey-shop-ABCDEF')).toBe(false)
})
