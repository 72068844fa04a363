create table publications (
  id uuid primary key default gen_random_uuid(),
  store_id uuid not null references stores on delete cascade,
  list_kind text not null check (list_kind = 'category'),
  list_id int not null,
  version int not null,
  products int[] not null,
  state text not null default 'waiting' check (state in ('waiting', 'running', 'sent', 'verified', 'done-with-errors', 'failed')),
  failure text check (failure in ('credential', 'forbidden', 'unreadable', 'unexpected')),
  waiting_for text check (waiting_for in ('worker', 'platform')),
  requested_by uuid references people on delete set null,
  requested_at timestamptz not null,
  started_at timestamptz,
  sent_at timestamptz,
  ended_at timestamptz,
  retry_at timestamptz,
  -- How often the platform was not there, and how often the live ordering was looked at, in a row.
  setbacks int not null default 0,
  looks int not null default 0,
  -- How often the plan was made anew because someone else had changed scores meanwhile.
  repairs int not null default 0,
  checked int not null default 0,
  verified int not null default 0,
  idempotency_key text not null,
  request_digest text not null,
  unique (store_id, idempotency_key)
);
alter table publications alter column products set storage external;
create unique index one_publication_of_a_list on publications (store_id, list_kind, list_id) where state in ('waiting', 'running', 'sent');
create index publications_of_store on publications (store_id, requested_at desc);

-- What must be written, and what became of it.
create table publication_writes (
  publication_id uuid not null references publications on delete cascade,
  product_id int not null,
  place int not null,
  -- The product's own score that is asked for.
  score int not null,
  result text check (result in ('written', 'already', 'gone', 'refused')),
  detail text,
  at timestamptz,
  primary key (publication_id, product_id)
);

-- Places of the live ordering that are not as asked, of the publications that ended so.
create table publication_differences (
  publication_id uuid not null references publications on delete cascade,
  product_id int not null,
  detail text not null,
  primary key (publication_id, product_id)
);

-- The criteria that people published with.
create table criteria_log (
  id bigint generated always as identity primary key,
  store_id uuid not null references stores on delete cascade,
  person_id uuid not null references people on delete cascade,
  criteria jsonb not null,
  at timestamptz not null default now()
);
