import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { limits } from '../../../contract/index.ts'
import { ProblemError } from '../../kernel/problem.ts'
import { type Delimiter, findDelimiter } from './delimiter.ts'
import { decodeText } from './text-encoding.ts'
import { noFormulas, type TakeRow } from './table-row.ts'

/** Characters of one line; what is longer is no line of a table. */
const longestLine = 100_000
/** Lines, empty ones too: a file of nothing but line ends must not be read for minutes. */
const mostLines = 2 * limits.list.fileLines
const startLength = 16 * 1024

/** A quote that is never closed swallows the rest of the file. */
const quotesAreNone = new Set(['CSV_QUOTE_NOT_CLOSED', 'CSV_INVALID_CLOSING_QUOTE', 'CSV_MAX_RECORD_SIZE'])

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
  })
  const text = Readable.from(decodeText(bytes))
  // Whatever ends the text ends the reading.
  text.on('error', (error) => parser.destroy(error))
  text.pipe(parser)
  let line = 0
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: { lines: number } }>) {
      const begins = line + 1
      line = Math.max(begins, info.lines)
      if (line > mostLines) throw new ProblemError('file/too-many-lines', `The file has more than ${mostLines} lines.`)
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
  const { delimiter, told } = findDelimiter(await startOf(bytes))
  const shape = { delimiter, skip: told ? 1 : 0 }
  try {
    await parseRows(bytes, { ...shape, quotes: true }, take)
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    if (!quotesAreNone.has(error.code)) throw unreadable(error)
    again()
    await parseRows(bytes, { ...shape, quotes: false }, take).catch((second: unknown) => {
      throw second instanceof CsvError ? unreadable(second) : second
    })
  }
}

const unreadable = (error: CsvError) => new ProblemError('file/unreadable', `The file is no table of text: ${error.code}.`)

async function startOf(bytes: Uint8Array): Promise<string> {
  let start = ''
  for await (const text of decodeText(bytes)) {
    start += text
    if (start.length >= startLength) break
  }
  return start
}
