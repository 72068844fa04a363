import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainEmail } from './email.ts'

test.each([
  ['ana@shop.example', 'ana@shop.example'],
  ['  Ana.Garrido+news@SHOP.Example ', 'ana.garrido+news@shop.example'],
  ['ａｎａ＠ｓｈｏｐ．example', 'ana@shop.example'],
  ['ana@tienda-niño.example', 'ana@xn--tienda-nio-19a.example'],
  ['ana@localhost', 'ana@localhost'],
])('%s is kept as %s', (given, kept) => {
  expect(plainEmail(given)).toBe(kept)
})

test('letters of other alphabets that look like ours make no other person', () => {
  // The first letter is Cyrillic; the second one has a dotless i.
  for (const alike of ['аna@shop.example', 'anıa@shop.example', 'an\u200ba@shop.example', 'ana\u202e@shop.example', 'ána@shop.example'])
    expect(plainEmail(alike)).toBeNull()
  // Another domain is another address, and is kept so that it is seen.
  expect(plainEmail('ana@shор.example')).toMatch(/@xn--/)
})

test.each([
  '',
  'ana',
  '@shop.example',
  'ana@',
  'a@b@c',
  'ana@-shop.example',
  'ana@shop..example',
  '.ana@shop.example',
  'a na@shop.example',
  'ana@shop.example\r\nBcc: x',
  `${'a'.repeat(65)}@shop.example`,
])('%j is no address', (text) => {
  expect(plainEmail(text)).toBeNull()
})

test('what is kept stays as it is', () => {
  fc.assert(
    fc.property(fc.oneof(fc.emailAddress(), fc.string({ unit: 'grapheme' })), (text) => {
      const kept = plainEmail(text)
      if (kept !== null) expect(plainEmail(kept)).toBe(kept)
    }),
  )
})
