import type pg from 'pg'
import type { BaseProduct, Catalogue } from './catalogue.ts'

/** What an account has otherwise than its shop: prices, pieces, products that are gone, and new ones. */
type OwnGoods = Partial<Pick<BaseProduct, 'price' | 'listPrice' | 'stock'>> & {
  gone?: boolean
  /** Only of a product that the shop has not. */
  made?: Pick<BaseProduct, 'skuId' | 'body' | 'picture' | 'pictureOf'>
}

/** The products of an account without what a PUT changes. */
export interface Stock {
  /** Null where there is no such product (any more). */
  base(id: number): BaseProduct | null
  /** Lowest first. */
  ids(): readonly number[]
  productOf(sku: number): number | null
  /** Numbers that differ from the shop. */
  differing(): Iterable<number>
  /** The promise ends when it is safe on disk. */
  set(id: number, change: OwnGoods): Promise<void>
}

const productsBySku = new WeakMap<Catalogue, ReadonlyMap<number, number>>()

function skusOf(catalogue: Catalogue): ReadonlyMap<number, number> {
  const known = productsBySku.get(catalogue)
  if (known) return known
  const made = new Map([...catalogue.products].map(([id, { skuId }]) => [skuId, id]))
  productsBySku.set(catalogue, made)
  return made
}

/** Opens what an account has otherwise than its shop. */
export async function openStock(pool: pg.Pool, catalogue: Catalogue, account: string): Promise<Stock> {
  const { rows } = await pool.query<{ id: number; body: OwnGoods }>('select id, body from simulator.goods where account = $1', [account])
  const own = new Map(rows.map(({ id, body }) => [id, body]))
  let listed: readonly number[] | null = null
  return {
    base(id) {
      const { gone, made, ...offer } = own.get(id) ?? {}
      const shop = catalogue.products.get(id)
      const base = shop ?? (made ? { price: 0, listPrice: null, stock: 0, ...made } : null)
      return gone || !base ? null : { ...base, ...offer }
    },
    ids() {
      if (own.size === 0) return catalogue.ids
      listed ??= [...new Set([...catalogue.ids, ...own.keys()])].filter((id) => !own.get(id)?.gone).sort((a, b) => a - b)
      return listed
    },
    productOf(sku) {
      const id = skusOf(catalogue).get(sku) ?? [...own].find(([, { made }]) => made?.skuId === sku)?.[0]
      return id === undefined || own.get(id)?.gone ? null : id
    },
    differing: () => own.keys(),
    async set(id, change) {
      const body = { ...own.get(id), ...change }
      await pool.query('insert into simulator.goods values ($1, $2, $3) on conflict (account, id) do update set body = excluded.body', [
        account,
        id,
        JSON.stringify(body),
      ])
      own.set(id, body)
      listed = null
    },
  }
}
