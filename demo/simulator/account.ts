import type pg from 'pg'
import type { BaseProduct, Catalogue } from './catalogue.ts'
import { type Collections, openCollections } from './collections.ts'
import { createSearchIndex, type Goods, type SearchIndex } from './search-index.ts'
import { openStock, type Stock } from './stock.ts'
import type { VtexProduct } from './vtex-product.ts'

/** One account: its shop and what was changed in it. */
export interface Account {
  name: string
  /** The name of what it is a copy of. */
  shop: string
  catalogue: Catalogue
  search: SearchIndex
  collections: Collections
  /** Numbers of its products, lowest first. */
  ids(): readonly number[]
  /** Null where there is no such product (any more). */
  product(id: number): VtexProduct | null
  /** The rest of it: what it costs, and how many there are. */
  base(id: number): BaseProduct | null
  productOf(sku: number): number | null
  /**
   * Changes a product: `change` makes the new one from the present one, or says no by giving something else, which is handed back.
   * The promise ends when the change is safe on disk. Changes of one product follow each other. `counted` for PUTs over the API.
   */
  change<R>(
    id: number,
    change: (present: VtexProduct) => { product: VtexProduct } | R,
    counted: boolean,
  ): Promise<{ product: VtexProduct } | R>
  /** Changes what it costs, how many there are, or whether it is there at all; makes a new one where `made` is given. */
  setGoods(id: number, change: Parameters<Stock['set']>[1]): Promise<void>
  share(kind: 'category' | 'brand', id: number): number | null
  setShare(kind: 'category' | 'brand', id: number, score: number): Promise<void>
  /** PUTs that were taken, by product. */
  writes(): Promise<Map<number, number>>
}

export interface AccountParts {
  pool: pg.Pool
  catalogue: Catalogue
  shop: string
  /** Milliseconds until the search knows of a change. */
  indexDelay(): number
}

const keep = `insert into simulator.products (account, id, body) values ($1, $2, $3) on conflict (account, id) do update set body = excluded.body`
const count = `insert into simulator.writes (account, product, puts) values ($1, $2, 1) on conflict (account, product) do update set puts = writes.puts + 1`

/** Opens an account with everything that was changed in it. */
export async function openAccount({ pool, catalogue, shop, indexDelay }: AccountParts, name: string): Promise<Account> {
  const [products, shares, stock, collections] = await Promise.all([
    pool.query<{ body: VtexProduct }>('select body from simulator.products where account = $1', [name]),
    pool.query<{ kind: 'category' | 'brand'; id: number; score: number }>(
      'select kind, id, score from simulator.shares where account = $1',
      [name],
    ),
    openStock(pool, catalogue, name),
    openCollections(pool, catalogue, name),
  ])
  const changed = new Map(products.rows.map(({ body }) => [body.Id, body]))
  const goods = (id: number): Goods | null => {
    const base = stock.base(id)
    return base ? { product: changed.get(id) ?? base.body, base } : null
  }
  const search = createSearchIndex(
    catalogue,
    [...changed.keys(), ...stock.differing()].map((id) => [id, goods(id)] as const),
  )
  const known = { category: new Map<number, number>(), brand: new Map<number, number>() }
  for (const { kind, id, score } of shares.rows) {
    known[kind].set(id, score)
    search.setShare(kind, id, score)
  }
  const product = (id: number) => goods(id)?.product ?? null
  const last = new Map<number, Promise<unknown>>()
  const inTurn = async <T>(id: number, work: () => Promise<T>): Promise<T> => {
    const mine = (last.get(id) ?? Promise.resolve()).then(work, work)
    last.set(id, mine)
    try {
      return await mine
    } finally {
      if (last.get(id) === mine) last.delete(id)
    }
  }
  const index = (id: number) => {
    const delay = indexDelay()
    // Each change arrives by itself, with what it was then.
    const then = goods(id)
    if (delay === 0) search.learn(id, then)
    else setTimeout(() => search.learn(id, then), delay).unref()
  }

  return {
    name,
    shop,
    catalogue,
    search,
    collections,
    ids: stock.ids,
    product,
    base: stock.base,
    productOf: stock.productOf,
    change: (id, change, counted) =>
      inTurn(id, async () => {
        const present = product(id)
        if (!present) throw new Error(`No product ${id}.`)
        const made = change(present)
        if (!isProduct(made)) return made
        await pool.query(counted ? `with kept as (${keep}) ${count}` : keep, [name, id, JSON.stringify(made.product)])
        changed.set(id, made.product)
        index(id)
        return made
      }),
    setGoods: (id, change) =>
      inTurn(id, async () => {
        await stock.set(id, change)
        index(id)
      }),
    share: (kind, id) => known[kind].get(id) ?? null,
    async setShare(kind, id, score) {
      await pool.query(
        'insert into simulator.shares values ($1, $2, $3, $4) on conflict (account, kind, id) do update set score = excluded.score',
        [name, kind, id, score],
      )
      known[kind].set(id, score)
      search.setShare(kind, id, score)
    },
    async writes() {
      const { rows } = await pool.query<{ product: number; puts: number }>(
        'select product, puts from simulator.writes where account = $1',
        [name],
      )
      return new Map(rows.map(({ product: id, puts }) => [id, puts]))
    },
  }
}

const isProduct = <R>(made: { product: VtexProduct } | R): made is { product: VtexProduct } =>
  typeof made === 'object' && made !== null && 'product' in made
