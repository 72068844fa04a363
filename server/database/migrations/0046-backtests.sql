-- What the past of a store's sales taught, morning by morning, so that any configuration can be tried on it: one row per store.
create table backtest_pasts (
  store_id uuid primary key references stores on delete cascade,
  -- Last day whose sales it knows.
  as_of date not null,
  past text not null,
  kept_at timestamptz not null
);

-- A configuration that is tried on all lists of a level. Its state stands with the other runs, and it is forgotten with them.
create table backtest_runs (
  store_id uuid not null,
  id uuid not null,
  list_group text not null check (list_group in ('category', 'collection')),
  configuration jsonb not null,
  as_of date not null,
  progress real not null default 0,
  -- Of all lists together; null until it is done, and where none has a figure.
  found jsonb,
  requested_at timestamptz not null,
  primary key (store_id, id),
  foreign key (store_id, id) references runs on delete cascade
);
create index backtest_runs_by_time on backtest_runs (store_id, requested_at desc);

create table backtest_run_lists (
  store_id uuid not null,
  run_id uuid not null,
  list_kind text not null check (list_kind in ('category', 'collection', 'samara')),
  list_id int not null,
  list_name text not null,
  products int not null,
  revenue28 bigint not null,
  -- Null where it has too little for a figure.
  found jsonb,
  gain bigint,
  certainty real,
  primary key (store_id, run_id, list_kind, list_id),
  foreign key (store_id, run_id) references backtest_runs on delete cascade
);

-- Where a person is in the assistant: each has one plan per store.
create table assistant_plans (
  store_id uuid not null references stores on delete cascade,
  person_id uuid not null references people on delete cascade,
  plan jsonb not null,
  changed_at timestamptz not null,
  primary key (store_id, person_id)
);
