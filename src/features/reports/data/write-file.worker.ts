import { stringify } from 'csv-stringify/browser/esm/sync'
import writeXlsx from 'write-excel-file/universal'
import type { Cell, FileFormat, FileTable } from '../model/table-file.ts'

/** The content and the format of the file. */
export interface FileRequest {
  table: FileTable
  format: FileFormat
}

const byteOrderMark = '\uFEFF'

/** CSV that spreadsheets open without a dialog: UTF-8 with a byte order mark, and no text that could be read as a formula. */
const csvOf = ({ heads, rows }: FileTable): Blob =>
  new Blob([byteOrderMark + stringify([heads, ...rows], { escape_formulas: true, record_delimiter: '\r\n' })], {
    type: 'text/csv;charset=utf-8',
  })

const xlsxOf = ({ heads, rows }: FileTable): Promise<Blob> => {
  // Texts get the type text, so that one that begins with an equals sign is not a formula.
  const cell = (value: Cell) => (value === null ? null : typeof value === 'string' ? { type: String, value } : { value })
  const head = heads.map((value) => ({ value, fontWeight: 'bold' as const }))
  return writeXlsx([head, ...rows.map((row) => row.map(cell))], { stickyRowsCount: 1 }).toBlob()
}

/** Writes files in a worker: a hundred thousand lines take seconds. */
addEventListener('message', ({ data: { table, format } }: MessageEvent<FileRequest>) => {
  void (async () => postMessage(format === 'csv' ? csvOf(table) : await xlsxOf(table)))()
})
