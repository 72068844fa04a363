import type pg from 'pg'
import { type AccountKey, hashSecret } from './accounts.ts'
import { loadShop, type ShopGoods } from './catalogue.ts'
import { inTurn, makeTables } from './schema.ts'

/**
 * Gives an account a shop of its own, in the place of the one that it had; what was changed in that is gone. A simulator
 * that runs learns of it by the account's key, which must be another each time. The shop's numbers must be no other shop's.
 */
export async function addShop(pool: pg.Pool, { account, key, secret }: AccountKey, goods: ShopGoods): Promise<void> {
  await inTurn(pool, async (client) => {
    await makeTables(client)
    await loadShop(client, account, goods)
    // Changes, shares, collections and counted writes go with the account.
    await client.query('delete from simulator.accounts where name = $1', [account])
    await client.query('insert into simulator.accounts (name, key, secret_hash, shop) values ($1, $2, $3, $1)', [
      account,
      key,
      hashSecret(secret),
    ])
  })
}

/** Opens an account that has a copy of the shop on board. A simulator that runs learns of it by its first call. */
export async function addAccount(pool: pg.Pool, { account, key, secret }: AccountKey): Promise<void> {
  await pool.query('insert into simulator.accounts (name, key, secret_hash) values ($1, $2, $3)', [account, key, hashSecret(secret)])
}

/** Closes an account: what was changed in it and what it sold are gone. A simulator that runs forgets it by its next look. */
export async function removeAccount(pool: pg.Pool, account: string): Promise<void> {
  await pool.query('delete from simulator.accounts where name = $1', [account])
}
