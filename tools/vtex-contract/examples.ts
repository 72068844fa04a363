import { read, readList } from '../../server/platforms/vtex/readers.ts'
import type { Json, Operation } from './subset.ts'

type Reading = (example: unknown) => boolean

const all =
  (reader: (value: unknown) => unknown): Reading =>
  (example) => {
    const list = readList(example)
    return list !== null && list.length > 0 && list.every((one) => reader(one) !== null)
  }
const one =
  (reader: (value: unknown) => unknown): Reading =>
  (example) =>
    reader(example) !== null
const every =
  (...readings: Reading[]): Reading =>
  (example) =>
    readings.every((reading) => reading(example))
/** A reading of a part. */
const inside =
  (field: string, reading: Reading): Reading =>
  (example) =>
    reading((example as Json)[field])

/** How the connector reads each answer. Operations whose answers it ignores are not listed. */
const readings: Readonly<Record<string, Reading>> = {
  'get /api/catalog_system/pvt/saleschannel/list': all(read.salesChannel),
  'get /api/catalog_system/pub/category/tree/{categoryLevels}': all(read.categoryNode),
  'get /api/catalog/pvt/category/{categoryId}': one(read.scored),
  'get /api/catalog_system/pvt/brand/list': all(read.brand),
  'get /api/catalog_system/pvt/brand/pagedlist': every(one(read.brandPage), inside('items', all(read.brand))),
  'get /api/catalog/pvt/brand/{brandId}': one(read.scored),
  'get /api/catalog_system/pvt/products/GetProductAndSkuIds': one(read.idsPage),
  'get /api/catalog_system/pvt/sku/stockkeepingunitByProductId/{productId}': all(read.variant),
  'get /api/catalog/pvt/product/{productId}': one(read.product),
  'put /api/catalog/pvt/product/{productId}': one(read.product),
  'get /api/catalog/pvt/collection/inactive': (example) => readList(example) !== null,
  'get /api/catalog/pvt/collection/{collectionId}': one(read.collection),
  'put /api/catalog/pvt/collection/{collectionId}': one(read.collection),
  'get /api/catalog/pvt/collection/{collectionId}/products': every(one(read.placesPage), inside('Data', all(read.place))),
  'get /api/catalog_system/pub/products/search': every(all(read.offer), all(read.found), all(read.foundVariants)),
  'get /api/oms/pvt/orders': every(one(read.salesPage), inside('list', all(read.saleHead))),
  'get /api/oms/pvt/orders/{orderId}': every(one(read.sale), inside('items', all(read.saleLine))),
  'get /api/orders/feed/config': one(read.feedConfig),
  'get /api/orders/feed': all(read.feedEvent),
  'get /api/logistics/pvt/inventory/skus/{skuId}': every(one(read.inventory), inside('balance', all(read.balance))),
  'get /api/logistics/pvt/configuration/warehouses': all(read.warehouse),
}

export interface ExampleResult {
  operation: string
  examples: number
  unread: number
}

/** Reads every official example of an answer, as VTEX publishes it, with the connector's own readers. */
export function readExamples(operations: readonly Operation[]): ExampleResult[] {
  return operations.flatMap(({ method, path, spec }) => {
    const reading = readings[`${method} ${path}`]
    if (!reading) return []
    const examples = examplesOf(spec)
    return [
      {
        operation: `${method.toUpperCase()} ${path}`,
        examples: examples.length,
        unread: examples.filter((example) => !reading(example)).length,
      },
    ]
  })
}

function examplesOf(spec: Json): unknown[] {
  const responses = (spec.responses ?? {}) as Record<string, { content?: Record<string, Json> }>
  return Object.values(responses['200']?.content ?? {}).flatMap(({ example, examples }) => {
    const named = Object.values((examples ?? {}) as Record<string, Json>).map(({ value }) => value)
    return [...(example === undefined ? [] : [example]), ...named]
  })
}
