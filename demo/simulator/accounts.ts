import { createHash, timingSafeEqual } from 'node:crypto'
import type pg from 'pg'
import { type Account, openAccount } from './account.ts'
import { type Catalogue, openCatalogue } from './catalogue.ts'
import { demoShop } from './schema.ts'

export interface AccountKey {
  account: string
  key: string
  secret: string
}

/** All accounts, by name and by key. */
export interface Accounts {
  /** The shop on board. */
  demo: Catalogue
  /** Those that are open here. */
  all(): Account[]
  /** An account that was opened here. */
  named(name: string): Account | null
  /**
   * The account of this name, or, without a name, of this key, whatever the secret. Where the key does not open what is known here, the
   * tables are asked: another process may have opened the account, or made its shop anew.
   */
  reached(name: string | null, key: string, secret: string): Promise<Account | null>
  /** Whether key and secret open this account. */
  opens(account: Account, key: string, secret: string): boolean
  /** Forgets accounts that were closed, here or by another process. */
  forgetClosed(): Promise<void>
  /** Makes an account, a copy of the demo shop, or gives the one that is there another key. */
  open(given: AccountKey): Promise<Account>
}

export interface AccountsParts {
  pool: pg.Pool
  /** Milliseconds until the search knows of a change. */
  indexDelay(): number
}

interface Known {
  account: Account
  key: string
  secret: Buffer
}

interface Row {
  name: string
  key: string
  secret_hash: string
  shop: string
}

export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex')

export async function openAccounts({ pool, indexDelay }: AccountsParts): Promise<Accounts> {
  const known = new Map<string, Known>()
  const learning = new Map<string, Promise<Known>>()
  const demo = await openCatalogue(pool, demoShop)
  const columns = 'select name, key, secret_hash, shop from simulator.accounts'
  const catalogueOf = (shop: string): Promise<Catalogue> => (shop === demoShop ? Promise.resolve(demo) : openCatalogue(pool, shop))
  const learn = async ({ name, key, secret_hash, shop }: Row): Promise<Known> => {
    const one = {
      account: await openAccount({ pool, catalogue: await catalogueOf(shop), shop, indexDelay }, name),
      key,
      secret: Buffer.from(secret_hash, 'hex'),
    }
    known.set(name, one)
    return one
  }
  const opensKnown = (one: Known | undefined, key: string, secret: string) =>
    one !== undefined && one.key === key && timingSafeEqual(one.secret, Buffer.from(hashSecret(secret), 'hex'))

  const { rows } = await pool.query<Row>(`${columns} where shop = $1`, [demoShop])
  for (const row of rows) await learn(row)

  return {
    demo,
    all: () => [...known.values()].map(({ account }) => account),
    named: (name) => known.get(name)?.account ?? null,
    async reached(name, key, secret) {
      // No name holds what no table can.
      if (name?.includes('\0')) return null
      const one = name === null ? [...known.values()].find((any) => any.key === key) : known.get(name)
      if (one && (key === '' || opensKnown(one, key, secret))) return one.account
      const { rows: found } = await pool.query<Row>(name === null ? `${columns} where key = $1` : `${columns} where name = $1`, [
        name ?? key,
      ])
      const row = found[0]
      if (!row) return null
      if (one && one.key === row.key && one.secret.toString('hex') === row.secret_hash) return one.account
      const id = `${row.name} ${row.secret_hash}`
      const learnt = learning.get(id) ?? learn(row).finally(() => learning.delete(id))
      learning.set(id, learnt)
      return (await learnt).account
    },
    async forgetClosed() {
      const { rows: open } = await pool.query<{ name: string }>('select name from simulator.accounts')
      const names = new Set(open.map(({ name }) => name))
      for (const name of known.keys()) if (!names.has(name)) known.delete(name)
    },
    opens: (account, key, secret) => opensKnown(known.get(account.name), key, secret),
    async open({ account: name, key, secret }) {
      if (!/^[a-z0-9][a-z0-9-]{0,62}$/.test(name)) throw new RangeError(`"${name}" cannot be the name of an account.`)
      const { rows: kept } = await pool.query<Row>(
        'insert into simulator.accounts (name, key, secret_hash) values ($1, $2, $3) on conflict (name) do update set key = excluded.key, secret_hash = excluded.secret_hash returning name, key, secret_hash, shop',
        [name, key, hashSecret(secret)],
      )
      const one = known.get(name)
      if (!one) return (await learn(kept[0]!)).account
      known.set(name, { account: one.account, key, secret: Buffer.from(hashSecret(secret), 'hex') })
      return one.account
    },
  }
}
