import type { Font } from 'fontkit'
import type { Language } from '../../../contract/index.ts'
import type { InvoiceRow } from './billing.repository.ts'
import { invoiceFaces } from './invoice-faces.ts'
import { invoiceWords } from './invoice-words.words.ts'
import { day, money, planTitle } from './messages.ts'

const page = { left: 56, right: 539, amounts: 420 } as const
const locales: Record<Language, string> = { es: 'es-ES', en: 'en-GB', pt: 'pt-BR' }

const digits: PDFKit.Mixins.OpenTypeFeatures[] = ['tnum']

const foreign = /[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\u0020-\u007e\u00a1-\u00bf×÷–—‘’“”„•…€£−]/gu

/** What the face has letters for; a letter of another script is a question mark. Spaces of `Intl` are none of its own. */
export const writable = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/[\u00a0\u202f\u2007]/g, ' ')
    .replaceAll(foreign, '?')

/** What a country is called in a language; its code where it has no name. */
export const countryName = (language: Language, country: string): string =>
  new Intl.DisplayNames(locales[language], { type: 'region' }).of(country) ?? country

/** The text of each line of an invoice, with its amount. */
function linesOf(language: Language, invoice: InvoiceRow): { text: string; amount: number }[] {
  const say = invoiceWords[language]
  const percent = new Intl.NumberFormat(locales[language], { style: 'percent', maximumFractionDigits: 2 }).format(invoice.tax.rate / 10_000)
  return invoice.lines.map(({ kind, amount, days, of }) => {
    if (kind === 'plan') return { text: say.service(planTitle(invoice.plan), invoice.period), amount }
    if (kind === 'credit' && days !== null && of !== null) return { text: say.unused(days, of), amount }
    return { text: kind === 'tax' ? say.tax[invoice.tax.kind](percent) : say.lines[kind], amount }
  })
}

/** PDFKit takes a face that is open already; its types do not know that. */
const source = (face: Font) => face as unknown as string

/** An invoice as a PDF file, in a language. */
export async function invoiceFile(
  language: Language,
  invoice: InvoiceRow,
  seller: string,
  receiver: { name: string; email: string },
): Promise<Buffer> {
  // Fetched with the first invoice: with its fonts it is megabytes that most servers never need.
  const { default: PDFDocument } = await import('pdfkit')
  const faces = await invoiceFaces()
  const say = invoiceWords[language]
  const document = new PDFDocument({
    size: 'A4',
    // Without one its own face is read from the disk, and not used.
    font: source(faces.regular),
    margin: page.left,
    lang: locales[language],
    info: { Title: `${say.invoice} ${invoice.number}`, Author: writable(seller.split('\n')[0] ?? ''), CreationDate: invoice.issuedAt },
  })
  const pieces: Buffer[] = []
  document.on('data', (piece: Buffer) => pieces.push(piece))
  const written = new Promise<Buffer>((resolve) => document.on('end', () => resolve(Buffer.concat(pieces))))
  document.registerFont('regular', source(faces.regular)).registerFont('bold', source(faces.bold))
  const text = (value: string, x: number, options: PDFKit.Mixins.TextOptions = {}) =>
    document.text(writable(value), x, document.y, { features: digits, ...options })
  const amount = (value: number): string => money(language, value, invoice.currency).replace('-', '−')

  document.font('bold').fontSize(20)
  text(`${say.invoice} ${invoice.number}`, page.left)
  document.font('regular').fontSize(10).moveDown(0.5)
  text(`${say.issued}: ${day(language, invoice.issuedAt)} · ${say.states[invoice.state]}`, page.left)
  document.moveDown(1.5)

  const parties = [
    [say.from, seller],
    [
      say.for,
      invoice.billing
        ? [
            invoice.billing.name,
            invoice.billing.address,
            countryName(language, invoice.billing.country),
            ...(invoice.billing.taxId === '' ? [] : [`${say.taxId}: ${invoice.billing.taxId}`]),
          ].join('\n')
        : `${receiver.name}\n${receiver.email}`,
    ],
  ] as const
  for (const [head, lines] of parties) {
    document.font('bold')
    text(head, page.left)
    document.font('regular')
    for (const line of lines.split('\n').filter((part) => part.trim() !== '')) text(line, page.left, { width: 320 })
    document.moveDown()
  }

  text(say.span(day(language, invoice.fromAt), day(language, invoice.toAt)), page.left)
  document.moveDown()
  const row = (label: string, value: string) => {
    const y = document.y
    document.text(writable(label), page.left, y, { width: page.amounts - page.left - 12, features: digits })
    const after = document.y
    document.text(writable(value), page.amounts, y, { width: page.right - page.amounts, align: 'right', features: digits })
    document.y = Math.max(after, document.y)
    document.moveDown(0.4)
  }
  const rule = () => {
    document.moveTo(page.left, document.y).lineTo(page.right, document.y).lineWidth(0.5).stroke('#999999')
    document.moveDown(0.5)
  }
  rule()
  const lines = linesOf(language, invoice)
  for (const line of lines) row(line.text, amount(line.amount))
  if (!invoice.lines.some(({ kind }) => kind === 'tax')) row(say.tax[invoice.tax.kind === 'charged' ? 'none' : invoice.tax.kind](''), '')
  rule()
  document.font('bold').fontSize(12)
  row(say.total, amount(invoice.total))
  if (invoice.refunded > 0) {
    document.font('regular').fontSize(10)
    row(say.refunded, amount(-invoice.refunded))
  }
  document.end()
  return written
}
