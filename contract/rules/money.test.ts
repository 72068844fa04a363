import { expect, test } from 'vitest'
import { currencyDigits } from './money.ts'

test('amounts have as many decimals as ISO 4217 says, whatever the case, and two where it is silent', () => {
  expect(['EUR', 'BRL', 'COP', 'nonsense'].map(currencyDigits)).toEqual([2, 2, 2, 2])
  expect(['JPY', 'clp', 'Pyg', 'XOF'].map(currencyDigits)).toEqual([0, 0, 0, 0])
  expect(['KWD', 'tnd'].map(currencyDigits)).toEqual([3, 3])
  expect(['CLF', 'UYW'].map(currencyDigits)).toEqual([4, 4])
})
