import type pg from 'pg'
import type { Catalogue } from './catalogue.ts'
import { createSearchIndex, type SearchIndex } from './search-index.ts'
import type { ShopCollection } from './shop/index.ts'
import type { VtexProduct } from './vtex-product.ts'

/** One account: its shop and what was changed in it. */
export interface Account {
  name: string
  catalogue: Catalogue
  search: SearchIndex
  product(id: number): VtexProduct | null
  /**
   * Changes a product: `change` makes the new one from the present one, or says no by giving something else, which is handed back.
   * The promise ends when the change is safe on disk. Changes of one product follow each other. `counted` for PUTs over the API.
   */
  change<R>(id: number, change: (present: VtexProduct) => { product: VtexProduct } | R, counted: boolean): Promise<{ product: VtexProduct } | R>
  share(kind: 'category' | 'brand', id: number): number | null
  setShare(kind: 'category' | 'brand', id: number, score: number): Promise<void>
  /** Its collections, by number. */
  collections(): ReadonlyMap<number, ShopCollection>
  /** Null takes it away. */
  setCollection(id: number, collection: ShopCollection | null): Promise<void>
  /** PUTs that were taken, by product. */
  writes(): Promise<Map<number, number>>
}

export interface AccountParts {
  pool: pg.Pool
  catalogue: Catalogue
  /** Milliseconds until the search knows of a change. */
  indexDelay: number
}

const keep = `insert into simulator.products (account, id, body) values ($1, $2, $3) on conflict (account, id) do update set body = excluded.body`
const count = `insert into simulator.writes (account, product, puts) values ($1, $2, 1) on conflict (account, product) do update set puts = writes.puts + 1`

/** Opens an account with everything that was changed in it. */
export async function openAccount({ pool, catalogue, indexDelay }: AccountParts, name: string): Promise<Account> {
  const [products, shares, ownCollections] = await Promise.all([
    pool.query<{ body: VtexProduct }>('select body from simulator.products where account = $1', [name]),
    pool.query<{ kind: 'category' | 'brand'; id: number; score: number }>('select kind, id, score from simulator.shares where account = $1', [name]),
    pool.query<{ id: number; body: ShopCollection | null }>('select id, body from simulator.collections where account = $1', [name]),
  ])
  const changed = new Map(products.rows.map(({ body }) => [body.Id, body]))
  const search = createSearchIndex(catalogue, changed)
  const known = { category: new Map<number, number>(), brand: new Map<number, number>() }
  for (const { kind, id, score } of shares.rows) {
    known[kind].set(id, score)
    search.setShare(kind, id, score)
  }
  const collections = new Map(catalogue.collections)
  const keepCollection = (id: number, body: ShopCollection | null) => (body === null ? collections.delete(id) : collections.set(id, body))
  for (const { id, body } of ownCollections.rows) keepCollection(id, body)
  const product = (id: number) => changed.get(id) ?? catalogue.products.get(id)?.body ?? null
  const last = new Map<number, Promise<unknown>>()

  return {
    name,
    catalogue,
    search,
    product,
    collections: () => collections,
    async setCollection(id, collection) {
      await pool.query('insert into simulator.collections values ($1, $2, $3) on conflict (account, id) do update set body = excluded.body', [name, id, collection === null ? null : JSON.stringify(collection)])
      keepCollection(id, collection)
    },
    async change(id, change, counted) {
      const work = async () => {
        const present = product(id)
        if (!present) throw new Error(`No product ${id}.`)
        const made = change(present)
        if (!isProduct(made)) return made
        await pool.query(
          counted ? `with kept as (${keep}) ${count}` : keep,
          [name, id, JSON.stringify(made.product)],
        )
        changed.set(id, made.product)
        if (indexDelay === 0) search.learn(made.product)
        else setTimeout(() => search.learn(made.product), indexDelay).unref()
        return made
      }
      const mine = (last.get(id) ?? Promise.resolve()).then(work, work)
      last.set(id, mine)
      try {
        return await mine
      } finally {
        if (last.get(id) === mine) last.delete(id)
      }
    },
    share: (kind, id) => known[kind].get(id) ?? null,
    async setShare(kind, id, score) {
      await pool.query('insert into simulator.shares values ($1, $2, $3, $4) on conflict (account, kind, id) do update set score = excluded.score', [name, kind, id, score])
      known[kind].set(id, score)
      search.setShare(kind, id, score)
    },
    async writes() {
      const { rows } = await pool.query<{ product: number; puts: number }>('select product, puts from simulator.writes where account = $1', [name])
      return new Map(rows.map(({ product: id, puts }) => [id, puts]))
    },
  }
}

const isProduct = <R>(made: { product: VtexProduct } | R): made is { product: VtexProduct } => typeof made === 'object' && made !== null && 'product' in made
