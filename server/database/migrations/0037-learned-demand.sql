-- What a store's sales have taught about what will sell: one row per store, renewed every night.
create table learned_demand (
  store_id uuid primary key references stores on delete cascade,
  -- Last day whose sales it knows.
  as_of date not null,
  -- 'model', a simple ordering that has foretold better, or null where there is too little to learn from.
  basis text check (
    basis in ('model', 'units-7', 'units-30', 'units-90', 'revenue-7', 'revenue-30', 'revenue-90', 'decayed-14', 'decayed-28', 'decayed-56')
  ),
  -- Lists on past mornings that decided it, and the mean share of the following revenue that the first places held: by the basis, and by the best simple ordering.
  cases int not null,
  share real not null,
  simple_share real not null,
  learned_at timestamptz not null
);

-- What the products of a list are expected to bring in the days that follow: products, and beside them minor units of money.
create table list_demand (
  store_id uuid not null references stores on delete cascade,
  list_kind text not null check (list_kind in ('category', 'collection')),
  list_id int not null,
  products int[] not null,
  expected real[] not null,
  primary key (store_id, list_kind, list_id)
);
