import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import { parse } from 'csv-parse'

/** One row of the source, in whole numbers. */
export interface SourceRow {
  invoice: string
  /** Upper case: the source writes some codes both ways. */
  code: string
  description: string
  units: number
  /** Minutes since 1970-01-01 00:00 of the clock on the wall. */
  minute: number
  /** Thousandths of a pound a piece: a few prices are a tenth of a penny. */
  price: number
  customer: string
}

/** Every row of the gzipped CSV file, in its order. Throws where a row has no readable number or time. */
export async function readSourceRows(file: string): Promise<SourceRow[]> {
  const rows: SourceRow[] = []
  const records = createReadStream(file)
    .pipe(createGunzip())
    .pipe(parse({ columns: true, bom: true }))
  for await (const record of records as AsyncIterable<Record<string, string>>) {
    const field = (name: string): string => {
      const value = record[name]
      if (value === undefined) throw new Error(`row ${rows.length + 2} of ${file} has no column ${name}`)
      return value
    }
    const units = Number(field('Quantity'))
    const price = Math.round(Number(field('UnitPrice')) * 1000)
    const minute = Date.parse(`${field('InvoiceDate')}Z`) / 60_000
    if (!Number.isInteger(units) || !Number.isInteger(price) || !Number.isInteger(minute)) {
      throw new Error(`row ${rows.length + 2} of ${file} is not readable`)
    }
    rows.push({
      invoice: field('InvoiceNo'),
      code: field('StockCode').trim().toUpperCase(),
      description: field('Description').trim(),
      units,
      minute,
      price,
      customer: field('CustomerID'),
    })
  }
  return rows
}
