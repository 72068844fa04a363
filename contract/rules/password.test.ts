import fc from 'fast-check'
import { expect, test } from 'vitest'
import { limits } from '../limits.ts'
import { passwordStrength, passwordStrengths } from './password.ts'

test.each([
  ['', 'short'],
  ['Zx9!Kq2#vB7', 'short'],
  ['aaaaaaaaaaaaaaaa', 'weak'],
  ['abcabcabcabcabcabc', 'weak'],
  ['123456789012', 'weak'],
  ['qwertyuiop123456', 'weak'],
  ['abcdefghijklmnop', 'weak'],
  ['canario-77-ola', 'fair'],
  ['una frase larga que recuerdo', 'strong'],
  ['Zx9!Kq2#vB7mT4p8', 'strong'],
  ['שלום לכל העולם הזה', 'strong'],
])('%s is %s', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength)
})

test('what others know of the person does not count', () => {
  expect(passwordStrength('ana.garrido2026', ['ana.garrido@shop.example', 'Ana Garrido'])).toBe('weak')
  expect(passwordStrength('ana.garrido2026')).not.toBe('weak')
})

test('any text has a strength, and one that is too short is never taken', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.array(fc.string()), (password, about) => {
      const strength = passwordStrength(password, about)
      expect(passwordStrengths).toContain(strength)
      if ([...password.normalize('NFKC').toLowerCase()].length < limits.password.least) expect(strength).toBe('short')
    }),
  )
})
