import type { CollectionReplacement, Refusal } from '../platform.ts'
import { fileCall, fileRows } from './collection-file.ts'
import type { CollectionRow } from './collection-rows.ts'
import type { Answer } from './answer.ts'
import type { Call, Http } from './http.ts'
import { read } from './readers.ts'
import { readVariantsOf } from './variants.ts'
import { windowsOf } from './windows.ts'

/** Products of a batch. A batch with more SKUs than a file may hold is sent as several files. */
export const productsPerBatch = 1000

export interface ReplaceOptions {
  http: Http
  /** Sends one call when nobody else writes to collections: VTEX answers simultaneous ones with deadlocks. */
  alone(call: Call): Promise<Answer>
  readRows(collection: number): Promise<CollectionRow[]>
}

interface Row {
  product: number
  sku: number
}

/**
 * Takes everything out of a collection, puts the products in by files, in their order, and saves the collection, without which they may
 * not show. Products that were in keep the SKUs that they were in with; others come with all that are active.
 */
export async function replaceCollection(
  options: ReplaceOptions,
  collection: number,
  products: readonly number[],
  batchImported: (batches: number) => Promise<void>,
): Promise<CollectionReplacement> {
  const { http, alone, readRows } = options
  const save = await collectionSave(http, collection)
  const present = await presentRows(options, collection)
  // Read before the collection is emptied: its rows name the SKUs.
  const skus = await skusOf(http, products, skusByProduct(present))
  await exclude(
    options,
    collection,
    present.map(({ sku }) => sku),
  )
  const { refused, unexplained } = await insertProducts(options, collection, products, skus, batchImported)
  const saved = await alone(save)
  if (saved.status >= 300) throw http.fault(saved, `the saving of collection ${collection}`)
  if (unexplained) {
    const there = new Set((await readRows(collection)).map(({ product }) => product))
    for (const product of products)
      if (!there.has(product) && !refused.has(product)) refused.set(product, { reason: 'unexplained', message: null })
  }
  return asReplacement(refused)
}

const asReplacement = (refused: ReadonlyMap<number, Refusal>): CollectionReplacement => ({
  refused: [...refused].map(([product, refusal]) => ({ product, ...refusal })),
})

/** Puts products into a collection, behind the others, in this order. They may not show before it is saved. */
export const addToCollection = async (
  options: ReplaceOptions,
  collection: number,
  products: readonly number[],
): Promise<CollectionReplacement> =>
  asReplacement(
    (await insertProducts(options, collection, products, await skusOf(options.http, products, new Map()), () => Promise.resolve())).refused,
  )

/** Takes products out of a collection, with all the SKUs that they are in with. */
export async function removeFromCollection(options: ReplaceOptions, collection: number, products: readonly number[]): Promise<void> {
  const leaving = new Set(products)
  const present = await presentRows(options, collection)
  await exclude(
    options,
    collection,
    present.flatMap(({ product, sku }) => (leaving.has(product) ? [sku] : [])),
  )
}

/** What is in a collection. */
const presentRows = async ({ readRows }: ReplaceOptions, collection: number): Promise<Row[]> =>
  (await readRows(collection)).flatMap(({ product, sku }) => (sku === null ? [] : [{ product, sku }]))

function skusByProduct(rows: readonly Row[]): Map<number, number[]> {
  const skus = new Map<number, number[]>()
  for (const { product, sku } of rows) skus.set(product, [...new Set([...(skus.get(product) ?? []), sku])])
  return skus
}

async function exclude({ http, alone }: ReplaceOptions, collection: number, skus: readonly number[]): Promise<void> {
  for (const window of windowsOf([...new Set(skus)], fileRows)) {
    const answer = await alone(await fileCall(collection, 'importexclude', window))
    if (answer.status >= 300) throw http.fault(answer, `the emptying of collection ${collection}`)
  }
}

/** The SKUs that products come with: those that are `known`, else all that are active. */
async function skusOf(
  http: Http,
  products: readonly number[],
  known: ReadonlyMap<number, readonly number[]>,
): Promise<Map<number, readonly number[]>> {
  const others = await readVariantsOf(
    http,
    products.filter((product) => !known.has(product)),
  )
  return new Map([...known, ...others])
}

/** Puts products in by files, each with its SKUs. */
async function insertProducts(
  options: ReplaceOptions,
  collection: number,
  products: readonly number[],
  skus: ReadonlyMap<number, readonly number[]>,
  batchImported: (batches: number) => Promise<void>,
): Promise<{ refused: Map<number, Refusal>; unexplained: boolean }> {
  const refused = new Map<number, Refusal>()
  let unexplained = false
  for (const [index, batch] of windowsOf(products, productsPerBatch).entries()) {
    const rows = batch.flatMap((product) => (skus.get(product) ?? []).map((sku) => ({ product, sku })))
    for (const product of batch) if (!skus.has(product)) refused.set(product, { reason: 'no-place', message: null })
    for (const window of windowsOf(rows, fileRows)) if (!(await insert(options, collection, window, refused))) unexplained = true
    await batchImported(index + 1)
  }
  return { refused, unexplained }
}

/** Writing a collection replaces it as well: everything that was read goes back, without what VTEX does not take. */
async function collectionSave(http: Http, collection: number): Promise<Call> {
  const path = `/api/catalog/pvt/collection/${collection}` as const
  const answer = await http.send({ path, right: 'collections' })
  if (answer.status >= 300 || !read.collection(answer.body)) throw http.fault(answer, `collection ${collection}`)
  const { Name, Description, Searchable, Highlight, DateFrom, DateTo } = answer.body as Record<string, unknown>
  const body = Object.fromEntries(
    Object.entries({ Name, Description, Searchable, Highlight, DateFrom, DateTo }).filter(([, value]) => value != null),
  )
  return { method: 'PUT', path, body, right: 'collectionWrites' }
}

/** Files that are sent to find the row that VTEX refuses a file for, and no more: a thousand such rows would be two thousand files. */
const mostSplits = 40

/**
 * Puts rows in. One bad row may fail the whole file without being named: then its halves are sent, and their halves. False where VTEX
 * counts errors that it does not explain.
 */
async function insert(
  { http, alone }: ReplaceOptions,
  collection: number,
  rows: readonly Row[],
  refused: Map<number, Refusal>,
): Promise<boolean> {
  let explained = true
  let splits = 0
  const send = async (some: readonly Row[]): Promise<void> => {
    const answer = await alone(
      await fileCall(
        collection,
        'importinsert',
        some.map(({ sku }) => sku),
      ),
    )
    if (answer.status < 300) {
      if (!explain(http, answer.body, some, refused)) explained = false
      return
    }
    if (some.length === 1 || splits >= mostSplits) {
      for (const { product } of some) refused.set(product, { reason: 'said', message: http.message(answer) })
      return
    }
    splits += 1
    const middle = Math.ceil(some.length / 2)
    await send(some.slice(0, middle))
    await send(some.slice(middle))
  }
  await send(rows)
  return explained
}

/** What VTEX says of single rows, if it says anything; an empty answer means that all went well. */
function explain(http: Http, body: unknown, rows: readonly Row[], refused: Map<number, Refusal>): boolean {
  const message = read.imported(body)
  const errors = (message?.Errors ?? []).map((error) => (typeof error === 'string' ? error : JSON.stringify(error)))
  const bySku = new Map(rows.map(({ product, sku }) => [String(sku), product]))
  let named = 0
  for (const error of errors) {
    const product = (error.match(/\d+/g) ?? []).map((digits) => bySku.get(digits)).find((found) => found !== undefined)
    if (product === undefined) continue
    named += 1
    refused.set(product, { reason: 'said', message: http.shortened(error) })
  }
  return named >= Math.max(errors.length, Number(message?.TotalErrorsProcessed ?? 0))
}
