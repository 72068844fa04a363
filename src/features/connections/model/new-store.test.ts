import { expect, test } from 'vitest'
import { emptyKey, faultsOf, stepNamed } from './new-store.ts'

test('nothing is sent while a field is empty, or the account is no name', () => {
  expect(faultsOf(emptyKey)).toEqual(['account.missing', 'key.missing', 'token.missing'])
  expect(faultsOf({ account: '10.0.0.1', key: 'k', token: ' ' })).toEqual(['account.invalid', 'token.missing'])
  expect(faultsOf({ account: 'https://shop.myvtex.com/admin', key: 'k', token: 't' })).toEqual([])
})

test('a step that there is none of is the first one', () => {
  expect(stepNamed('key')).toBe('key')
  expect(stepNamed('other')).toBe('platform')
})
