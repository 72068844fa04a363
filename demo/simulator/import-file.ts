import { Readable } from 'node:stream'

/** The columns of the file by which SKUs are put into a collection, or taken out. One number a row, in any one of them. */
export const importColumns = ['SKU', 'PRODUCT', 'SKUREFID', 'PRODUCTREFID'] as const

export type ImportRow = Partial<Record<(typeof importColumns)[number], string>>

/** The library is fetched with the first file: the server of the demo store holds it only where collections are written. */
const library = () => import('@e965/xlsx')

/** How old .xls files begin; .xlsx files are another thing. */
const xlsMagic = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])

/** The rows of a file, in their sequence; null where it is no .xls file with these columns. */
export async function readImportFile(file: Buffer): Promise<ImportRow[] | null> {
  if (!file.subarray(0, xlsMagic.length).equals(xlsMagic)) return null
  const xlsx = await library()
  const workbook = xlsx.read(file, { type: 'buffer' })
  const sheet = workbook.Sheets[workbook.SheetNames[0] ?? '']
  if (!sheet) return null
  const [head, ...rows] = xlsx.utils.sheet_to_json<(string | number | boolean)[]>(sheet, { header: 1, defval: '', blankrows: false })
  const columns = (head ?? []).map((name) => String(name).trim().toUpperCase())
  if (!columns.some((name) => (importColumns as readonly string[]).includes(name))) return null
  return rows.map(
    (row) =>
      Object.fromEntries(
        columns.flatMap((name, at) => (row[at] === '' || row[at] === undefined ? [] : [[name, String(row[at])]])),
      ) as ImportRow,
  )
}

/** The file that is handed out to show how it is done. */
export async function importFileExample(): Promise<Buffer> {
  const xlsx = await library()
  const workbook = xlsx.utils.book_new()
  xlsx.utils.book_append_sheet(workbook, xlsx.utils.aoa_to_sheet([[...importColumns]]), 'Plan1')
  return xlsx.write(workbook, { type: 'buffer', bookType: 'biff8' }) as Buffer
}

/** The file in the field `file` of a form; null where there is none. */
export async function fileOfForm(body: Buffer, contentType: string): Promise<Buffer | null> {
  const stream = Readable.toWeb(Readable.from([body])) as ReadableStream<Uint8Array>
  const form = await new Response(stream, { headers: { 'content-type': contentType } }).formData().catch(() => null)
  const file = form?.get('file')
  return file instanceof File ? Buffer.from(await file.arrayBuffer()) : null
}
