import type { CheckedFile } from '../../../contract/index.ts'
import { limits } from '../../../contract/limits.ts'
import { ProblemError } from '../../kernel/problem.ts'
import { mostBadLines, LineCheck } from './check-lines.ts'
import { readCsv } from './csv-rows.ts'
import { type ListNames, productNames } from './name-products.ts'
import { readXlsx } from './xlsx-rows.ts'

const isZip = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] ?? 0) < 9

/**
 * Reads an ordering file against the products of a list: XLSX, or text with commas, semicolons or tabs. Other work gets its turn all the
 * while. Throws the problems `file/…`.
 * @param mostBad bad lines that are shown one by one; all are counted
 */
export async function readOrderingFile(bytes: Buffer, products: ListNames, mostBad = mostBadLines): Promise<CheckedFile> {
  if (bytes.length > limits.list.fileBytes)
    throw new ProblemError('file/too-large', `The file has more than ${limits.list.fileBytes} bytes.`)
  if (bytes.length === 0) throw new ProblemError('file/empty', 'The file is empty.')
  const names = await productNames(products)
  let check = new LineCheck(names, mostBad)
  if (isZip(bytes)) await readXlsx(bytes, (row) => check.take(row))
  else
    await readCsv(
      bytes,
      (row) => check.take(row),
      () => (check = new LineCheck(names, mostBad)),
    )
  return check.finish()
}
