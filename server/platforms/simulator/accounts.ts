import { createHash, timingSafeEqual } from 'node:crypto'
import { type Account, type AccountParts, openAccount } from './account.ts'

export interface AccountKey {
  account: string
  key: string
  secret: string
}

/** All accounts, by name and by key. */
export interface Accounts {
  named(name: string): Account | null
  /** The account that a key opens, whatever its secret. */
  ofKey(key: string): Account | null
  /** Whether key and secret open this account. */
  opens(account: Account, key: string, secret: string): boolean
  /** Makes an account, a copy of the shop, or gives the one that is there another key. */
  open(given: AccountKey): Promise<Account>
}

const hash = (secret: string): Buffer => createHash('sha256').update(secret).digest()

export async function openAccounts(parts: AccountParts): Promise<Accounts> {
  const known = new Map<string, { account: Account; key: string; secret: Buffer }>()
  const { rows } = await parts.pool.query<{ name: string; key: string; secret_hash: string }>('select name, key, secret_hash from simulator.accounts')
  for (const { name, key, secret_hash } of rows) known.set(name, { account: await openAccount(parts, name), key, secret: Buffer.from(secret_hash, 'hex') })

  return {
    named: (name) => known.get(name)?.account ?? null,
    ofKey: (key) => [...known.values()].find((one) => one.key === key)?.account ?? null,
    opens(account, key, secret) {
      const one = known.get(account.name)
      return one !== undefined && one.key === key && timingSafeEqual(one.secret, hash(secret))
    },
    async open({ account: name, key, secret }) {
      if (!/^[a-z0-9][a-z0-9-]{0,62}$/.test(name)) throw new RangeError(`"${name}" cannot be the name of an account.`)
      await parts.pool.query(
        'insert into simulator.accounts values ($1, $2, $3) on conflict (name) do update set key = excluded.key, secret_hash = excluded.secret_hash',
        [name, key, hash(secret).toString('hex')],
      )
      const account = known.get(name)?.account ?? (await openAccount(parts, name))
      known.set(name, { account, key, secret: hash(secret) })
      return account
    },
  }
}
