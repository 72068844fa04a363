-- How far the figures of a store are: one row per store.
create table store_figures (
  store_id uuid primary key references stores on delete cascade,
  -- Last day whose sales are counted; null before the first time.
  as_of date,
  refreshed_at timestamptz,
  -- The day for which a renewal was asked last, so that a thousand readers ask once.
  asked_for date,
  -- When the nightly renewal is due.
  next_at timestamptz
);

-- Sales of products in windows of whole days that end on the store's as_of. Products that sold nothing in a year have no row.
create table product_figures (
  store_id uuid not null references stores on delete cascade,
  product_id int not null,
  units7 int not null,
  units30 int not null,
  units90 int not null,
  revenue7 bigint not null,
  revenue30 bigint not null,
  revenue90 bigint not null,
  -- Every day counts half as much as the one a half-life later.
  recent_units double precision not null,
  recent_revenue double precision not null,
  primary key (store_id, product_id)
);

-- The samaraScore of every product in every list that holds it.
create table list_scores (
  store_id uuid not null references stores on delete cascade,
  list_kind text not null check (list_kind in ('category', 'collection')),
  list_id int not null,
  product_id int not null,
  score smallint not null check (score between 0 and 1000),
  -- By component, in the sequence of contract/rules/score.ts: ten-thousandths, null where there is no figure; and the figures.
  percentiles smallint[] not null,
  figures real[] not null,
  primary key (store_id, list_kind, list_id, product_id)
);

-- What merchants put in the place of a computed score. Nothing is removed: the newest that is neither over nor taken back counts.
create table score_overrules (
  id bigint generated always as identity primary key,
  store_id uuid not null references stores on delete cascade,
  product_id int not null,
  score smallint not null check (score between 0 and 1000),
  -- Last day, in the store's time zone; null for always.
  until date,
  reason text not null,
  made_by uuid references people on delete set null,
  made_at timestamptz not null,
  taken_back_at timestamptz
);
create index score_overrules_of_product on score_overrules (store_id, product_id, id desc) where taken_back_at is null;
