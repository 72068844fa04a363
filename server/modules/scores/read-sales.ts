import type pg from 'pg'
import type { DayToLearn, ProductsToLearn } from '../../intelligence/store-sales.ts'
import { productsToLearn, salesToLearn } from './demand.repository.ts'

/** Hands a connection within a transaction to `work`, and takes it back. */
export async function inTransaction<T>(pool: pg.Pool, work: (client: pg.ClientBase) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const result = await work(client)
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  } finally {
    client.release()
  }
}

/** The sales of a store day by day: nothing is held open while they are worked on afterwards. */
export async function* readDays(
  pool: pg.Pool,
  storeId: string,
  asOf: string,
  products: readonly number[] | null = null,
): AsyncGenerator<DayToLearn> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    yield* salesToLearn(client, storeId, asOf, products)
  } finally {
    // Nothing was written; whoever stops half-way leaves no transaction behind either.
    await client.query('rollback').finally(() => client.release())
  }
}

/** What is known of a store's products, of some alone where they are named. */
export const readProducts = (pool: pg.Pool, storeId: string, named: readonly number[] | null = null): Promise<ProductsToLearn> =>
  inTransaction(pool, (client) => productsToLearn(client, storeId, named))
