import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { limits } from '../../../contract/limits.ts'
import { ProblemError } from '../../kernel/problem.ts'
import { type Delimiter, findDelimiter } from './delimiter.ts'
import { decodeText } from './text-encoding.ts'
import { noFormulas, type TakeRow } from './table-row.ts'

/** Characters of one line; what is longer is no line of a table. */
const longestLine = 100_000
/** Lines, empty ones too: a file of nothing but line ends must not be read for minutes. */
const mostLines = 2 * limits.list.fileLines
/** Cells of one line, and of the whole file: a table of products needs a fraction. */
const mostColumns = 1_000
const mostCells = 2_000_000
/** Characters of one cell, as many as a spreadsheet's holds. */
const longestCell = 32_767
const startLength = 16 * 1024

/** A quote that is never closed swallows the rest of the file. */
const quotesAreNone = new Set(['CSV_QUOTE_NOT_CLOSED', 'CSV_INVALID_CLOSING_QUOTE', 'CSV_MAX_RECORD_SIZE'])

/** A cell that is too long may be one that a quote which is never closed makes long. */
class LongCell extends Error {}

function checkCell(cell: string, { index }: { index: number }): string {
  if (index >= mostColumns) throw new ProblemError('file/unreadable', `The file has a line of more than ${mostColumns} cells.`)
  if (cell.length > longestCell) throw new LongCell(`more than ${longestCell} characters`)
  return cell
}

interface Shape {
  delimiter: Delimiter
  /** False takes quotes for ordinary characters. */
  quotes: boolean
  /** Lines before the first that counts. */
  skip: number
}

async function parseRows(bytes: Uint8Array, { delimiter, quotes, skip }: Shape, take: TakeRow): Promise<void> {
  const parser = parse({
    delimiter,
    quote: quotes ? '"' : false,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: false,
    max_record_size: longestLine,
    info: true,
    cast: checkCell,
  })
  const text = Readable.from(decodeText(bytes))
  // Whatever ends the text ends the reading.
  text.on('error', (error) => parser.destroy(error))
  text.pipe(parser)
  let line = 0
  let cells = 0
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: { lines: number } }>) {
      const begins = line + 1
      line = Math.max(begins, info.lines)
      if (line > mostLines) throw new ProblemError('file/too-many-lines', `The file has more than ${mostLines} lines.`)
      cells += record.length
      if (cells > mostCells) throw new ProblemError('file/too-large', `The file has more than ${mostCells} cells.`)
      if (begins <= skip) continue
      take({ line: begins, cells: quotes ? record : record.map(unquoted), formulas: noFormulas })
    }
  } finally {
    text.destroy()
    parser.destroy()
  }
}

const unquoted = (cell: string): string => /^"(.*)"$/.exec(cell.trim())?.[1] ?? cell

/**
 * The lines of a file of text whose cells stand between commas, semicolons or tabs. Quotes that make no sense are read as characters.
 * `again` is called where the reading begins anew for that. Throws `file/encoding`, `file/unreadable`, `file/too-many-lines`.
 */
export async function readCsv(bytes: Uint8Array, take: TakeRow, again: () => void): Promise<void> {
  const { delimiter, declared } = findDelimiter(await startOf(bytes))
  const shape = { delimiter, skip: declared ? 1 : 0 }
  try {
    await parseRows(bytes, { ...shape, quotes: true }, take)
  } catch (error) {
    if (!(error instanceof LongCell || (error instanceof CsvError && quotesAreNone.has(error.code)))) throw unreadable(error)
    again()
    await parseRows(bytes, { ...shape, quotes: false }, take).catch((second: unknown) => {
      throw unreadable(second)
    })
  }
}

const unreadable = (error: unknown): unknown => {
  if (error instanceof LongCell) return new ProblemError('file/unreadable', `A cell is no cell of a table: ${error.message}.`)
  return error instanceof CsvError ? new ProblemError('file/unreadable', `The file is no table of text: ${error.code}.`) : error
}

async function startOf(bytes: Uint8Array): Promise<string> {
  let start = ''
  for await (const text of decodeText(bytes)) {
    start += text
    if (start.length >= startLength) break
  }
  return start
}
