create table synchronisations (
  id uuid primary key default gen_random_uuid(),
  store_id uuid not null references stores on delete cascade,
  scope text not null check (scope in ('everything', 'categories', 'collections', 'collection', 'nightly', 'sales')),
  targets int[] not null default '{}',
  -- Of a collection: whether what is known of its products is brought in, too.
  with_products boolean not null default false,
  state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'done-with-errors', 'failed', 'cancelled')),
  phase text check (phase in ('structure', 'offers', 'details', 'stock', 'collections', 'sales')),
  -- Where the present phase goes on after a crash: committed with what was read up to there.
  cursor jsonb,
  waiting_for text check (waiting_for in ('worker', 'platform')),
  failure text check (failure in ('credential', 'forbidden', 'unreadable', 'unexpected')),
  requested_by uuid references people on delete set null,
  requested_at timestamptz not null,
  started_at timestamptz,
  phase_started_at timestamptz,
  usable_at timestamptz,
  ended_at timestamptz,
  retry_at timestamptz,
  cancel_asked_at timestamptz,
  setbacks int not null default 0,
  -- Of the present phase; total null until it is known.
  done int not null default 0,
  total int,
  -- What was done when phase_started_at was set: a phase that was taken up again is as fast as it goes since then.
  done_before int not null default 0,
  read int not null default 0,
  added int not null default 0,
  changed int not null default 0,
  moved int not null default 0,
  gone int not null default 0,
  unreadable int not null default 0
);
create index synchronisations_of_store on synchronisations (store_id, requested_at desc);
-- The catalogue and the sales of a store come in beside each other, each once at a time.
create unique index one_synchronisation_of_a_store on synchronisations (store_id, (scope = 'sales')) where state in ('waiting', 'running');

-- What a synchronisation changed in products. `was` and `is`: a category's number, a price in minor units, or pieces.
create table synchronisation_changes (
  synchronisation_id uuid not null references synchronisations on delete cascade,
  product_id int not null,
  kind text not null check (kind in ('new', 'gone', 'back', 'moved', 'price', 'stock')),
  was int,
  "is" int,
  primary key (synchronisation_id, product_id, kind)
);

-- Products whose number was told by a synchronisation that is under way: what is not among them at its end is gone.
create table synchronisation_products (
  synchronisation_id uuid not null references synchronisations on delete cascade,
  product_id int not null,
  -- Whether its details are read, too.
  wants_details boolean not null default true,
  primary key (synchronisation_id, product_id)
);

alter table products
  -- When its details were read: score, whether it is active, release date. Null: what shoppers see of it is all that is known yet.
  add column details_at timestamptz;
update products p set details_at = coalesce(s.synchronised_at, now()) from stores s where s.id = p.store_id;
-- What shoppers are shown has variants; installations from before they were read know none yet.
update products set variants = 1, variants_in_stock = (stock > 0)::int where active and variants is null;
create index products_by_details on products (store_id, details_at nulls first) where gone_at is null;

alter table stores
  add column nightly boolean not null default true,
  -- When it is synchronised by itself next; the job that is enqueued for another time does nothing.
  add column next_synchronisation_at timestamptz,
  add column next_refresh_at timestamptz,
  add column rights jsonb,
  add column rights_at timestamptz;
