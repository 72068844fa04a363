import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import type { InvoiceRow } from './billing.repository.ts'
import { invoiceFaces } from './invoice-faces.ts'
import { countryName, invoiceFile, writable } from './invoice-file.ts'

const invoice: InvoiceRow = {
  id: '00000000-0000-4000-8000-000000000001',
  customerId: '00000000-0000-4000-8000-000000000002',
  number: '2026-000001',
  issuedAt: new Date('2026-11-21T10:00:00Z'),
  state: 'paid',
  purpose: 'start',
  plan: 'growth',
  period: 'year',
  fromAt: new Date('2026-11-21T10:00:00Z'),
  toAt: new Date('2027-11-21T10:00:00Z'),
  currency: 'EUR',
  lines: [{ kind: 'plan', amount: 99_000, days: null, of: null }],
  tax: { kind: 'none', rate: 0 },
  total: 99_000,
  net: 99_000,
  credit: 0,
  refunded: 0,
  billing: {
    name: 'Παπαδόπουλος Α.Ε. · Българска роза ООД',
    country: 'GR',
    address: 'Οδός Ερμού 12\nЖълта улица 3\nulica Żółta 8, Łódź',
    taxId: 'EL123456789',
    invoiceEmail: '',
  },
  couponCode: null,
  keep: null,
}

/** Letters that can be searched and copied in a PDF file: those of its fonts' tables. */
function lettersOf(pdf: Buffer): Set<string> {
  const letters = new Set<string>()
  for (let from = 0; (from = pdf.indexOf('stream\n', from)) >= 0; from += 7) {
    const until = pdf.indexOf('\nendstream', from)
    if (pdf.subarray(from - 3, from).toString() === 'end') continue
    let table = ''
    try {
      table = inflateSync(pdf.subarray(from + 7, until)).toString('latin1')
    } catch {
      // A font itself, or a colour table.
    }
    if (!table.includes('beginbfrange')) continue
    for (const [, row = ''] of table.matchAll(/\[([^\]]*)\]/g))
      for (const [, code = ''] of row.matchAll(/<([0-9a-fA-F]{4})>/g)) letters.add(String.fromCharCode(parseInt(code, 16)))
  }
  return letters
}

test('names in Greek, Cyrillic and with any mark stand in the file of an invoice letter by letter', async () => {
  const pdf = await invoiceFile('es', invoice, 'Samara S. L.\nMadrid', { name: 'Ana', email: 'ana@shop.example' })
  const letters = lettersOf(pdf)
  const wanted = `${invoice.billing!.name}${invoice.billing!.address}`.replaceAll(/\s/g, '')
  expect([...wanted].filter((letter) => !letters.has(letter))).toEqual([])
  expect(letters.has('?')).toBe(false)
  expect(pdf.length).toBeLessThan(60_000)
})

test('a letter of another script is a question mark, and spaces and signs are plain', () => {
  expect(writable('Łukasz Żółw, Škoda Őry Đorđe, Ελλάς, Україна')).toBe('Łukasz Żółw, Škoda Őry Đorđe, Ελλάς, Україна')
  expect(writable('1.234,56\u00a0€ −3 · 日本')).toBe('1.234,56 € −3 · ??')
})

test('the receiver’s country is written by its name, in the language of the invoice', () => {
  expect((['es', 'en', 'pt'] as const).map((language) => countryName(language, 'ES'))).toEqual(['España', 'Spain', 'Espanha'])
})

test('the faces of invoices are opened once, and one invoice leaves nothing of it in the next', async () => {
  const write = (language: 'es' | 'pt', name: string) => invoiceFile(language, invoice, 'Samara S. L.', { name, email: 'ana@shop.example' })
  const first = await write('es', 'Ana')
  const { regular, bold } = await invoiceFaces()
  await Promise.all([write('pt', 'Zoë'), write('es', 'Łucja')])
  expect(Buffer.compare(await write('es', 'Ana'), first)).toBe(0)
  const later = await invoiceFaces()
  expect(later.regular).toBe(regular)
  expect(later.bold).toBe(bold)
})
