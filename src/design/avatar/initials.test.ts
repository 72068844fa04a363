import { expect, test } from 'vitest'
import { groundOf, initials } from './initials.ts'

test.each([
  ['Ana Ruiz', 'AR'],
  ['Ana María Ruiz', 'AR'],
  ['  ana   ruiz ', 'AR'],
  ['Ñandú', 'Ñ'],
  ['marta.soler@regalos.example', 'MS'],
  ['equipo@regalos.example', 'E'],
  ["Mary O'Brien", 'MB'],
  ['7 Eleven', '7E'],
  ['é', 'É'],
  ['', ''],
])('%s is %s', (name, letters) => {
  expect(initials(name)).toBe(letters)
})

test('the same name has the same ground, however it is written', () => {
  expect(groundOf('Ana Ruiz', 5)).toBe(groundOf(' ana ruiz', 5))
})

test('a hundred names use every ground', () => {
  const used = new Set(Array.from({ length: 100 }, (_, at) => groundOf(`Person ${at}`, 5)))
  expect([...used].sort()).toEqual([0, 1, 2, 3, 4])
})
