import type pg from 'pg'

/** The shop on board, which an account is of unless it says otherwise. */
export const demoShop = 'demo'

/**
 * The simulator's own tables. A shop is kept once; an account holds only what was changed in it, so that a new one costs a row.
 * Numbers are unique over all shops.
 * `writes` counts the PUTs that were taken, for tests that prove that none was sent twice.
 */
const tables = `
  create schema if not exists simulator;
  create table if not exists simulator.shop_categories (id int primary key, name text not null, parent_id int);
  create table if not exists simulator.shop_brands (id int primary key, name text not null);
  create table if not exists simulator.shop_products (
    id int primary key, sku_id int not null, body jsonb not null, price int not null, list_price int, stock int not null, picture jsonb not null
  );
  alter table simulator.shop_categories add column if not exists shop text not null default '${demoShop}';
  alter table simulator.shop_brands add column if not exists shop text not null default '${demoShop}';
  alter table simulator.shop_products add column if not exists shop text not null default '${demoShop}';
  create table if not exists simulator.shop_collections (id int primary key, shop text not null, body jsonb not null);
  create table if not exists simulator.accounts (name text primary key, key text not null unique, secret_hash text not null);
  alter table simulator.accounts add column if not exists shop text not null default '${demoShop}';
  create table if not exists simulator.collections (
    account text not null references simulator.accounts on delete cascade, id int not null, body jsonb, primary key (account, id)
  );
  create table if not exists simulator.products (
    account text not null references simulator.accounts on delete cascade, id int not null, body jsonb not null, primary key (account, id)
  );
  create table if not exists simulator.shares (
    account text not null references simulator.accounts on delete cascade,
    kind text not null check (kind in ('category', 'brand')), id int not null, score int not null, primary key (account, kind, id)
  );
  create table if not exists simulator.writes (
    account text not null references simulator.accounts on delete cascade, product int not null, puts int not null, primary key (account, product)
  );
`

// Two processes that start together must not make the tables, or load the shop, at the same time.
const turn = 'select pg_advisory_xact_lock(7391, 1)'

/** Runs work in one transaction that only one process at a time is in. */
export async function inTurn<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query(turn)
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

export const makeTables = (client: pg.PoolClient): Promise<unknown> => client.query(tables)
