import type pg from 'pg'

/** The shop on board, which an account is of unless it says otherwise. */
export const demoShop = 'demo'

/**
 * The simulator's own tables. A shop is kept once; an account holds only what was changed in it, so that a new one costs a row.
 * Numbers are unique over all shops.
 * `writes` counts the PUTs that were taken, for tests that prove that none was sent twice.
 * `goods` are prices, pieces and new or vanished products; `collection_places` are positions that were set one by one, on top of the
 * collection's body.
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
  create table if not exists simulator.goods (
    account text not null references simulator.accounts on delete cascade, id int not null, body jsonb not null, primary key (account, id)
  );
  create table if not exists simulator.collection_places (
    account text not null references simulator.accounts on delete cascade,
    collection int not null, product int not null, position int not null, turn int not null, primary key (account, collection, product)
  );
  create sequence if not exists simulator.order_numbers start 100001;
  create table if not exists simulator.orders (
    account text not null references simulator.accounts on delete cascade, id text not null,
    made_at timestamptz not null, changed_at timestamptz not null, authorized_at timestamptz, invoiced_at timestamptz, cancelled_at timestamptz,
    status text not null, next_at timestamptz, currency text not null, lines jsonb not null, primary key (account, id)
  );
  create index if not exists orders_by_time on simulator.orders (account, made_at);
  create index if not exists orders_that_go_on on simulator.orders (next_at) where next_at is not null;
  create table if not exists simulator.feeds (
    account text not null references simulator.accounts on delete cascade, key text not null,
    config jsonb not null, last_event_at timestamptz not null, primary key (account, key)
  );
  create table if not exists simulator.feed_events (
    id bigint generated always as identity primary key,
    account text not null, key text not null, body jsonb not null, made_at timestamptz not null, visible_at timestamptz not null, handle text,
    foreign key (account, key) references simulator.feeds on delete cascade
  );
  create index if not exists feed_events_by_turn on simulator.feed_events (account, key, visible_at);
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
