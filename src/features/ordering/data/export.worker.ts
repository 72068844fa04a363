import { stringify } from 'csv-stringify/browser/esm/sync'
import writeXlsx from 'write-excel-file/universal'
import { exportRows, type ExportSource } from '../model/export-rows.ts'

/** The content and the format of the file. */
export interface ExportRequest {
  source: ExportSource
  /** Heads of the columns, in the person's language. */
  heads: readonly string[]
  format: 'csv' | 'xlsx'
}

const byteOrderMark = '\uFEFF'

/** CSV that spreadsheets open without a dialog: UTF-8 with a byte order mark, and no text that could be read as a formula. */
const csvOf = ({ source, heads }: ExportRequest): Blob =>
  new Blob([byteOrderMark + stringify([heads, ...exportRows(source)], { escape_formulas: true, record_delimiter: '\r\n' })], {
    type: 'text/csv;charset=utf-8',
  })

const xlsxOf = ({ source, heads }: ExportRequest): Promise<Blob> => {
  // Texts get the type text, so that one that begins with an equals sign is not a formula.
  const cell = (value: string | number | null) => (value === null ? null : typeof value === 'string' ? { type: String, value } : { value })
  const head = heads.map((value) => ({ value, fontWeight: 'bold' as const }))
  return writeXlsx([head, ...Array.from(exportRows(source), (row) => row.map(cell))], { stickyRowsCount: 1 }).toBlob()
}

/** Writes files in a worker: a hundred thousand lines take seconds. What fails is an error of the worker, so that nobody waits for ever. */
addEventListener('message', ({ data }: MessageEvent<ExportRequest>) => {
  void (async () => postMessage(data.format === 'csv' ? csvOf(data) : await xlsxOf(data)))().catch((error: unknown) =>
    setTimeout(() => {
      throw error
    }),
  )
})
