/**
 * Makes the demo shop's files from the sale lines of "Online Retail" (stories/decisions/0005-demo-shop.mdx).
 *
 *     node tools/demo-shop/make.ts online-retail.csv.gz
 *
 * The same source gives the same bytes.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { packSales } from '../../demo/simulator/shop/sales-file.ts'
import { cleanRows } from './clean-rows.ts'
import { makeCatalogue } from './make-catalogue.ts'
import { readSourceRows } from './source-row.ts'

const source = process.argv[2]
if (source === undefined) {
  console.error('Which file? node tools/demo-shop/make.ts <online-retail.csv.gz>')
  process.exit(2)
}

const { sales, report } = cleanRows(await readSourceRows(source))
const ordered = sales
  .map((sale, at) => ({ sale, at }))
  .sort((a, b) => a.sale.minute - b.sale.minute || a.at - b.at)
  .map(({ sale }) => sale)
const { catalogue, places, firstMinute, unplaced } = makeCatalogue(ordered)
const packed = packSales({
  minute: Int32Array.from(ordered, (sale) => sale.minute - firstMinute),
  place: Int32Array.from(ordered, (sale) => places.get(sale.code) ?? -1),
  units: Int32Array.from(ordered, (sale) => sale.units),
  price: Int32Array.from(ordered, (sale) => sale.price / 10),
  order: Int32Array.from(ordered, (sale) => Number(sale.invoice)),
})

const folder = new URL('../../demo/simulator/shop/data/', import.meta.url)
mkdirSync(folder, { recursive: true })
writeFileSync(new URL('sales.bin.br', folder), packed)
writeFileSync(new URL('catalogue.json', folder), linePerEntry(catalogue))
writeFileSync(new URL('cleaning.json', folder), `${JSON.stringify({ ...report, unplaced }, null, 2)}\n`)
console.log(`${catalogue.products.length} products, ${ordered.length} sale lines, ${packed.length} bytes of sales`)

/** JSON with one line for each entry of a list, so that a change to one product is one line of a diff. */
function linePerEntry(value: object): string {
  const fields = Object.entries(value).map(([key, field]) => {
    const text = Array.isArray(field)
      ? `[\n${field.map((entry) => `    ${JSON.stringify(entry)}`).join(',\n')}\n  ]`
      : JSON.stringify(field)
    return `  ${JSON.stringify(key)}: ${text}`
  })
  return `{\n${fields.join(',\n')}\n}\n`
}
