import { expect, test } from 'vitest'
import { countryName, writable } from './invoice-file.ts'

test('a name keeps the letters that the font of an invoice has, and loses the marks of others, never a letter', () => {
  expect(writable('Łukasz Żółw, Škoda Őry Đorđe')).toBe('Lukasz Zólw, Škoda Ory Dorde')
  expect(writable('1.234,56\u00a0€ −3')).toBe('1.234,56 € -3')
})

test('the receiver’s country is written by its name, in the language of the invoice', () => {
  expect((['es', 'en', 'pt'] as const).map((language) => countryName(language, 'ES'))).toEqual(['España', 'Spain', 'Espanha'])
})
