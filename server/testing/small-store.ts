import { startTestSamara, type TestSamara } from './samara.ts'
import { fillSmallCatalogue } from './small-catalogue.ts'

/** The person whose store it is. */
export const ana = 'ana@shop.example'

/** A server with one store, `ana-shop`, that holds the small catalogue. */
export interface SmallStore {
  samara: TestSamara
  storeId: string
  /** Runs SQL in which `$1` is the store. */
  change(text: string): Promise<void>
  /** Adds a collection with these products, in this sequence. */
  addCollection(id: number, name: string, products?: readonly number[]): Promise<void>
  /** Works out figures and scores. */
  score(): Promise<void>
}

/** Starts it on a database of its own. */
export async function startSmallStore(): Promise<SmallStore> {
  const samara = await startTestSamara()
  const { pool } = samara.connection
  const storeId = await samara.addStore(ana, 'ana-shop')
  await fillSmallCatalogue(samara.connection, storeId)
  return {
    samara,
    storeId,
    change: async (text) => void (await pool.query(text, [storeId])),
    async addCollection(id, name, products = []) {
      await pool.query('insert into collections (store_id, id, name, searchable) values ($1, $2, $3, true)', [storeId, id, name])
      await pool.query(
        'insert into collection_products (store_id, collection_id, product_id, position) select $1, $2, product, place from unnest($3::int[]) with ordinality as given(product, place)',
        [storeId, id, products],
      )
    },
    async score() {
      await samara.app.services.scores.renew(storeId)
      await samara.work()
    },
  }
}
