import type { ScoreWrite } from '../platform.ts'
import type { CollectionRow } from './collection-rows.ts'
import type { Http } from './http.ts'
import { resultOf } from './refusal.ts'
import type { Time } from './time.ts'

/** Rows of a collection are believed for this long. */
const lasts = 300_000

/** The ways to the platform that putting a product in its place takes. */
export interface CollectionWays {
  http: Http
  /** Reads every row of a collection. */
  readRows(collection: number): Promise<CollectionRow[]>
  /** One small call that shows whether the platform works at all. Throws where it does not. */
  probe(): Promise<unknown>
}

export interface CollectionPositions {
  set(ways: CollectionWays, collection: number, product: number, position: number): Promise<ScoreWrite>
  /** Whoever read all rows tells them, so that they are not read again. */
  learn(collection: number, rows: readonly CollectionRow[]): void
  forget(collection: number): void
}

/** VTEX keeps a position for each SKU, in a group; a product stands where the least of its SKUs does. */
export function createCollectionPositions(time: Time): CollectionPositions {
  const known = new Map<number, { products: Map<number, CollectionRow[]>; until: number }>()

  const learn = (collection: number, rows: readonly CollectionRow[]) => {
    const products = new Map<number, CollectionRow[]>()
    for (const row of rows) products.set(row.product, [...(products.get(row.product) ?? []), { ...row }])
    known.set(collection, { products, until: time.now() + lasts })
    return products
  }
  const productsOf = async ({ readRows }: CollectionWays, collection: number) => {
    const found = known.get(collection)
    return found && found.until > time.now() ? found.products : learn(collection, await readRows(collection))
  }
  const set = async (ways: CollectionWays, collection: number, product: number, position: number): Promise<ScoreWrite> => {
    const { http } = ways
    const rows = (await productsOf(ways, collection)).get(product)
    if (!rows) return { result: 'gone' }
    const moves = movesTo(rows, position)
    for (const row of moves) {
      if (row.sku === null || row.group === null) return { result: 'refused', reason: 'no-place', message: null }
      const body = { skuId: row.sku, position, subCollectionId: row.group }
      const answer = await http.send({
        method: 'POST',
        path: `/api/catalog/pvt/collection/${collection}/position`,
        body,
        right: 'collectionWrites',
      })
      if (answer.status === 404) return { result: 'gone' }
      if (answer.status >= 300) return { result: 'refused', reason: 'said', message: http.message(answer) }
      row.position = position
    }
    return { result: moves.length === 0 ? 'already' : 'written' }
  }
  return {
    set: (ways, collection, product, position) => resultOf(() => set(ways, collection, product, position), ways.probe),
    learn: (collection, rows) => void learn(collection, rows),
    forget: (collection) => void known.delete(collection),
  }
}

/** The fewest rows that must be written: those that stand before the position, and one where none stands at it. */
function movesTo(rows: readonly CollectionRow[], position: number): CollectionRow[] {
  const before = rows.filter((row) => row.position !== null && row.position < position)
  const [first] = rows
  return before.length > 0 || rows.some((row) => row.position === position) || first === undefined ? before : [first]
}
