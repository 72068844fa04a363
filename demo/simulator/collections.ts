import type pg from 'pg'
import type { Catalogue } from './catalogue.ts'
import type { ShopCollection } from './shop/index.ts'
import { fromShop, kept, type KeptCollection, positioned, unkept, type VtexCollection } from './vtex-collection.ts'

/** The collections of one account. Every promise ends when the change is safe on disk. */
export interface Collections {
  /** By number. */
  all(): ReadonlyMap<number, VtexCollection>
  /** Makes the new one from the present one; null takes it away. Changes follow each other. */
  change(id: number, change: (present: VtexCollection | null) => VtexCollection | null): Promise<void>
  /** Writes one number only: there may be many thousand others. False where the product does not stand in it. */
  setPosition(id: number, product: number, position: number): Promise<boolean>
}

const keep = 'insert into simulator.collections values ($1, $2, $3) on conflict (account, id) do update set body = excluded.body'
const keepPlace =
  'insert into simulator.collection_places values ($1, $2, $3, $4, $5) on conflict (account, collection, product) do update set position = excluded.position, turn = excluded.turn'

/** Opens them with everything that was changed. */
export async function openCollections(pool: pg.Pool, catalogue: Catalogue, account: string): Promise<Collections> {
  const [bodies, places] = await Promise.all([
    pool.query<{ id: number; body: KeptCollection | ShopCollection | null }>(
      'select id, body from simulator.collections where account = $1',
      [account],
    ),
    pool.query<{ collection: number; product: number; position: number; turn: number }>(
      'select collection, product, position, turn from simulator.collection_places where account = $1 order by turn',
      [account],
    ),
  ])
  const all = new Map([...catalogue.collections].map(([id, collection]) => [id, fromShop(collection)]))
  for (const { id, body } of bodies.rows) {
    if (body === null) all.delete(id)
    else all.set(id, unkept(body))
  }
  for (const { collection, product, position, turn } of places.rows) {
    const one = all.get(collection)
    if (!one) continue
    one.places.set(product, { product, position, turn })
    one.turn = Math.max(one.turn, turn)
  }
  let last: Promise<unknown> = Promise.resolve()
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const mine = last.then(work, work)
    last = mine.catch(() => undefined)
    return mine
  }
  return {
    all: () => all,
    change: (id, change) =>
      inTurn(async () => {
        const made = change(all.get(id) ?? null)
        await pool.query(`with gone as (delete from simulator.collection_places where account = $1 and collection = $2) ${keep}`, [
          account,
          id,
          made === null ? null : JSON.stringify(kept(made)),
        ])
        if (made === null) all.delete(id)
        else all.set(id, made)
      }),
    setPosition: (id, product, position) =>
      inTurn(async () => {
        const present = all.get(id)
        if (!present?.places.has(product)) return false
        const made = positioned(present, product, position)
        await pool.query(keepPlace, [account, id, product, position, made.turn])
        all.set(id, made)
        return true
      }),
  }
}
