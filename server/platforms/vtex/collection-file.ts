import type { Call } from './http.ts'

/** More rows in a file time out. */
export const fileRows = 1000

/** VTEX's template: one number a row, in any one column. Only the column of SKUs keeps the rows' order. */
const columns = ['SKU', 'PRODUCT', 'SKUREFID', 'PRODUCTREFID']

/** The call that puts SKUs into a collection, or takes them out, by a file in the old Excel format, which is all that VTEX reads. */
export async function fileCall(collection: number, way: 'importinsert' | 'importexclude', skus: readonly number[]): Promise<Call> {
  // Fetched with the first file: megabytes that a server without collections never needs.
  const { utils, write } = await import('@e965/xlsx')
  const workbook = utils.book_new()
  utils.book_append_sheet(workbook, utils.aoa_to_sheet([columns, ...skus.map((sku) => [sku])]), 'SKUs')
  const bytes = new Uint8Array(write(workbook, { type: 'array', bookType: 'xls' }) as ArrayBuffer)
  return {
    method: 'POST',
    path: `/api/catalog/pvt/collection/${collection}/stockkeepingunit/${way}`,
    file: { name: `${way}.xls`, bytes },
    right: 'collectionFiles',
  }
}
