import { expect, test } from 'vitest'
import { formatIn } from './format.ts'

const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ')
const now = Date.UTC(2026, 10, 20, 12, 0, 0)
const ago = (seconds: number): string => new Date(now - seconds * 1_000).toISOString()

test('money comes in smallest units and is written as the language does', () => {
  expect(plain(formatIn('es').money(123_456, 'EUR'))).toBe('1.234,56 €')
  expect(plain(formatIn('en').money(123_456, 'GBP'))).toBe('£1,234.56')
  expect(plain(formatIn('pt').money(123_456, 'BRL'))).toBe('R$ 1.234,56')
})

test('a currency without decimals has none', () => {
  expect(plain(formatIn('es').money(1_500, 'JPY'))).toBe('1.500 ¥')
})

test('a day stays the day that it is, wherever one is', () => {
  expect(plain(formatIn('es').day('2026-11-01'))).toBe('1 nov 2026')
  expect(formatIn('en').day('2026-11-01')).toBe('1 Nov 2026')
  expect(plain(formatIn('pt').day('2026-11-01'))).toBe('1 nov. 2026')
})

test.each([
  [0, 'ahora', 'now', 'agora'],
  [44, 'ahora', 'now', 'agora'],
  [50, 'hace 1 minuto', '1 minute ago', 'há 1 minuto'],
  [3_599, 'hace 59 minutos', '59 minutes ago', 'há 59 minutos'],
  [86_400, 'ayer', 'yesterday', 'ontem'],
])('%i seconds ago is written as people say it', (seconds, es, en, pt) => {
  expect(formatIn('es').since(ago(seconds), now)).toBe(es)
  expect(formatIn('en').since(ago(seconds), now)).toBe(en)
  expect(formatIn('pt').since(ago(seconds), now)).toBe(pt)
})

test('a moment is shown by the clocks of a zone, which has a name', () => {
  expect(plain(formatIn('en').moment('2026-11-27T00:05:00Z', 'America/Sao_Paulo'))).toBe('26 Nov 2026, 21:05')
  expect(plain(formatIn('es').moment('2026-11-27T00:05:00Z', 'Europe/London'))).toBe('27 nov 2026, 00:05')
  expect(plain(formatIn('pt').moment('2026-11-27T00:05:00Z', 'America/Sao_Paulo'))).toBe('26 nov. 2026, 21:05')
  expect(formatIn('es').zone('Europe/London')).toBe('hora de Reino Unido')
})

test('numbers group their digits', () => {
  expect(formatIn('es').number(1_234)).toBe('1.234')
  expect(formatIn('en').number(12_345)).toBe('12,345')
  expect(plain(formatIn('es').percent(10))).toBe('1.000 %')
  expect(formatIn('en').percent(10)).toBe('1,000%')
  expect(formatIn('pt').percent(10)).toBe('1.000%')
})

test.each(['es', 'en', 'pt'] as const)('what is below zero is written with a minus and not with a hyphen (%s)', (language) => {
  const format = formatIn(language)
  for (const written of [format.number(-12), format.percent(-0.12), format.money(-1_200, 'EUR')]) {
    expect(written).toContain('\u2212')
    expect(written).not.toContain('-')
  }
})
