import pMap from 'p-map'
import type { Http } from './http.ts'
import { read, readList } from './readers.ts'
import { once } from './remember.ts'
import type { Time } from './time.ts'
import { readVariants } from './variants.ts'

const together = 4
const warehousesLast = 600_000

/** Reads what warehouses hold of a product, less what is reserved: one call for its SKUs, one for each. Closed warehouses do not count. */
export function createExactStock(time: Time): (http: Http, product: number) => Promise<number | null> {
  const closed = once(readClosed, { time, lasts: warehousesLast })
  return async (http, product) => {
    const variants = await readVariants(http, product)
    if (variants.length === 0) return 0
    const without = await closed.get(http)
    const each = await pMap(variants, (sku) => readStock(http, sku, without), { concurrency: together })
    return each.reduce<number | null>((sum, pieces) => (sum === null || pieces === null ? null : sum + pieces), 0)
  }
}

async function readClosed(http: Http): Promise<Set<string>> {
  const answer = await http.send({ path: '/api/logistics/pvt/configuration/warehouses', right: 'stock' })
  const list = answer.status < 300 ? readList(answer.body) : null
  if (!list) throw http.fault(answer, 'the list of warehouses')
  return new Set(list.flatMap((value) => read.warehouse(value) ?? []).flatMap(({ id, isActive }) => (isActive === false ? [id] : [])))
}

/** Null where a warehouse has it without end. */
async function readStock(http: Http, sku: number, closed: ReadonlySet<string>): Promise<number | null> {
  const answer = await http.send({ path: `/api/logistics/pvt/inventory/skus/${sku}`, right: 'stock' })
  if (answer.status === 404) return 0
  const body = answer.status < 300 ? read.inventory(answer.body) : null
  if (!body) throw http.fault(answer, `the stock of SKU ${sku}`)
  const open = (body.balance ?? [])
    .flatMap((value) => read.balance(value) ?? [])
    .filter(({ warehouseId }) => !closed.has(warehouseId ?? ''))
  if (open.some(({ hasUnlimitedQuantity }) => hasUnlimitedQuantity === true)) return null
  return open.reduce((sum, { totalQuantity, reservedQuantity }) => sum + Math.max(0, (totalQuantity ?? 0) - (reservedQuantity ?? 0)), 0)
}
