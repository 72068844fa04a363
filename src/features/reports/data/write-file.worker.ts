import { stringify } from 'csv-stringify/browser/esm/sync'
import writeXlsx from 'write-excel-file/universal'
import type { Cell, FileFormat, FileOrigin, FileTable } from '../model/table-file.ts'

/** The content and the format of the file. */
export interface FileRequest {
  table: FileTable
  origin: FileOrigin
  format: FileFormat
}

const byteOrderMark = '\uFEFF'

/**
 * CSV that spreadsheets open without a dialog: UTF-8 with a byte order
 * mark, and no text that could be read as a formula. Nothing but the table.
 */
const csvOf = ({ heads, rows }: FileTable): Blob =>
  new Blob([byteOrderMark + stringify([heads, ...rows], { escape_formulas: true, record_delimiter: '\r\n' })], {
    type: 'text/csv;charset=utf-8',
  })

/** A workbook: the table on its first sheet, what it is of on the second. */
const xlsxOf = ({ heads, rows }: FileTable, { sheets, rows: origin }: FileOrigin): Promise<Blob> => {
  // Texts get the type text, so that one that begins with an equals sign is not a formula.
  const cell = (value: Cell) => (value === null ? null : typeof value === 'string' ? { type: String, value } : { value })
  const bold = (value: string) => ({ type: String, value, fontWeight: 'bold' as const })
  return writeXlsx([
    { data: [heads.map(bold), ...rows.map((row) => row.map(cell))], sheet: sheets.figures, stickyRowsCount: 1 },
    { data: origin.map(([name, value]) => [bold(name), cell(value)]), sheet: sheets.origin, columns: [{ width: 24 }, { width: 60 }] },
  ]).toBlob()
}

/** Writes files in a worker: a hundred thousand lines take seconds. What fails is an error of the worker, so that nobody waits for ever. */
addEventListener('message', ({ data: { table, origin, format } }: MessageEvent<FileRequest>) => {
  void (async () => postMessage(format === 'csv' ? csvOf(table) : await xlsxOf(table, origin)))().catch((error: unknown) =>
    setTimeout(() => {
      throw error
    }),
  )
})
