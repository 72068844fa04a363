import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { VarintReader, VarintWriter } from './varints.ts'

/** Sale lines as they lie in the file: columns of equal length, oldest line first. */
export interface SaleColumns {
  /** Minutes since 00:00 of the first day. */
  minute: Int32Array
  /** Place of the product in the catalogue, from 0. */
  place: Int32Array
  units: Int32Array
  /** Pence a piece. */
  price: Int32Array
  order: Int32Array
}

/** Column after column, minutes and orders as steps from the line before, compressed with brotli. The same lines give the same bytes. */
export function packSales(sales: SaleColumns): Uint8Array {
  const out = new VarintWriter()
  out.unsigned(sales.minute.length)
  steps(sales.minute, out)
  steps(sales.order, out)
  for (const value of sales.place) out.unsigned(value)
  for (const value of sales.units) out.unsigned(value)
  for (const value of sales.price) out.unsigned(value)
  const raw = out.finish()
  return brotliCompressSync(raw, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_SIZE_HINT]: raw.length },
  })
}

/** The inverse of {@link packSales}. Throws a RangeError where the file is cut short or too long. */
export function unpackSales(file: Uint8Array): SaleColumns {
  const input = new VarintReader(brotliDecompressSync(file))
  const length = input.unsigned()
  const column = (next: () => number): Int32Array => {
    const values = new Int32Array(length)
    for (let i = 0; i < length; i++) values[i] = next()
    return values
  }
  const walk = (): (() => number) => {
    let value = 0
    return () => (value += input.signed())
  }
  const minute = column(walk())
  const order = column(walk())
  const place = column(() => input.unsigned())
  const units = column(() => input.unsigned())
  const price = column(() => input.unsigned())
  if (!input.atEnd) throw new RangeError('the file of sale lines goes on after its last line')
  return { minute, place, units, price, order }
}

function steps(values: Int32Array, out: VarintWriter): void {
  let last = 0
  for (const value of values) {
    out.signed(value - last)
    last = value
  }
}
