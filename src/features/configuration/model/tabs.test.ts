import { expect, test } from 'vitest'
import { configurationTabNamed } from './tabs.ts'

test('an address names a tab, in any case; any other one is the account', () => {
  expect(configurationTabNamed('#stores')).toBe('stores')
  expect(configurationTabNamed('#STORES')).toBe('stores')
  expect(configurationTabNamed('#invoices')).toBe('myAccount')
  expect(configurationTabNamed('')).toBe('myAccount')
})
