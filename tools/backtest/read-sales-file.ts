import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { parse } from 'csv-parse'
import { type SaleLine, type SalesHistory, SalesHistoryBuilder } from '../../server/intelligence/sales-history.ts'

/** A line that was left out, and why. */
export interface BadLine {
  line: number
  reason: string
}

/** A file that cannot be read at all, in words for the person who named it. */
export class UnreadableFile extends Error {}

const needed = ['product', 'category', 'units', 'revenue'] as const
const optional = ['price', 'stock', 'name', 'brand'] as const
type Column = (typeof needed)[number] | (typeof optional)[number] | 'day'

const dayLength = 86_400_000
/** More than this is no sum of a sale, and would drown every other one. */
const largest = 1e12

interface Parsed {
  record: string[]
  info: { lines: number }
}

/**
 * Reads a shop's sales from a CSV file, or such a file packed with gzip: columns
 * `day` or `date`, `product`, `category`, `units`, `revenue`, and if there are any
 * `price`, `stock`, `name`, `brand`, in any sequence. Lines that make no sense are left out and named. Throws an {@link UnreadableFile}.
 */
export async function readSalesFile(file: string, onBadLine: (bad: BadLine) => void): Promise<{ history: SalesHistory; lines: number }> {
  const builder = new SalesHistoryBuilder()
  let places: Map<Column, number> | null = null
  let lines = 0
  let countsDays: boolean | null = null
  const parser = parse({
    bom: true,
    info: true,
    relax_column_count: true,
    // A plate of 12" is a name.
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    trim: true,
    on_skip: (fault): undefined => {
      onBadLine({ line: Number(fault?.lines ?? 0), reason: 'a quotation mark is not closed' })
    },
  })
  const take = ({ record, info }: Parsed): void => {
    if (places === null) {
      places = columnsOf(record)
      return
    }
    const line = readLine(record, places)
    if (typeof line === 'string') return onBadLine({ line: info.lines, reason: line })
    countsDays ??= line.isNumber
    if (countsDays !== line.isNumber) return onBadLine({ line: info.lines, reason: 'its day is written otherwise than those before' })
    builder.add(line)
    lines++
  }
  try {
    const source = createReadStream(file)
    const consume = async (records: AsyncIterable<Parsed>): Promise<void> => {
      for await (const parsed of records) take(parsed)
    }
    if (file.endsWith('.gz')) await pipeline(source, createGunzip(), parser, consume)
    else await pipeline(source, parser, consume)
  } catch (fault) {
    throw fault instanceof UnreadableFile ? fault : new UnreadableFile(reasonOf(fault), { cause: fault })
  }
  if (places === null) throw new UnreadableFile('The file is empty.')
  return { history: builder.finish(), lines }
}

function reasonOf(fault: unknown): string {
  const { code = '', message = '' } = fault as { code?: string; message?: string }
  if (code === 'ENOENT') return 'There is no such file.'
  if (code === 'EISDIR') return 'This is a folder.'
  if (code === 'EACCES') return 'The file may not be read.'
  if (code.startsWith('Z_')) return 'The file ends in .gz, and is not packed with gzip, or is cut short.'
  return `The file cannot be read: ${message}`
}

function columnsOf(header: readonly string[]): Map<Column, number> {
  const names = header.map((name) => name.toLowerCase())
  const places = new Map<Column, number>()
  for (const name of [...needed, ...optional]) if (names.includes(name)) places.set(name, names.indexOf(name))
  const day = names.includes('day') ? names.indexOf('day') : names.indexOf('date')
  if (day >= 0) places.set('day', day)
  const missing = [...(day < 0 ? ['day (or date)'] : []), ...needed.filter((name) => !places.has(name))]
  if (missing.length > 0) throw new UnreadableFile(`The first line must name the columns; missing: ${missing.join(', ')}.`)
  return places
}

/** The line, or why it makes no sense. */
function readLine(record: readonly string[], places: ReadonlyMap<Column, number>): (SaleLine & { isNumber: boolean }) | string {
  const text = (column: Column): string => record[places.get(column) ?? -1] ?? ''
  const day = dayOf(text('day'))
  if (day === null) return `its day is neither YYYY-MM-DD nor a whole number: ${JSON.stringify(text('day'))}`
  for (const column of ['product', 'category'] as const) if (text(column) === '') return `it names no ${column}`
  for (const column of ['units', 'revenue'] as const) {
    if (numberOf(text(column)) === null)
      return `its ${column} ${column === 'units' ? 'are' : 'is'} no number: ${JSON.stringify(text(column))}`
  }
  for (const column of ['price', 'stock'] as const) {
    if (text(column) !== '' && numberOf(text(column)) === null) return `its ${column} is no number: ${JSON.stringify(text(column))}`
  }
  const line: SaleLine & { isNumber: boolean } = {
    day,
    isNumber: !text('day').includes('-'),
    product: text('product'),
    list: text('category'),
    units: numberOf(text('units'))!,
    revenue: numberOf(text('revenue'))!,
  }
  const price = numberOf(text('price'))
  const stock = numberOf(text('stock'))
  if (price !== null) line.price = price
  if (stock !== null) line.stock = stock
  if (text('brand') !== '') line.brand = text('brand')
  return line
}

function numberOf(text: string): number | null {
  if (text === '') return null
  const value = Number(text)
  return Number.isFinite(value) && Math.abs(value) <= largest ? value : null
}

const written = new Map<string, number | null>()

/** Days since 1970-01-01 of a date, or the number of a day; null where it is neither. */
function dayOf(text: string): number | null {
  const known = written.get(text)
  if (known !== undefined) return known
  if (written.size > 50_000) written.clear()
  const day = readDay(text)
  written.set(text, day)
  return day
}

function readDay(text: string): number | null {
  if (/^\d{1,5}$/.test(text)) return Number(text)
  const date = /^(19[7-9]\d|20\d\d)-\d{2}-\d{2}(?=$|[T ])/.exec(text)?.[0]
  const time = date === undefined ? Number.NaN : Date.parse(`${date}T00:00:00Z`)
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== date) return null
  return time / dayLength
}
