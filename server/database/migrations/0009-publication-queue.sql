-- Publications of collections, at a time of their own, that can be stopped, and whose former ordering comes back.
alter table publications drop constraint publications_list_kind_check, add check (list_kind in ('category', 'collection'));
alter table publications drop constraint publications_state_check,
  add check (state in ('scheduled', 'waiting', 'running', 'sent', 'verified', 'done-with-errors', 'failed', 'cancelled'));
alter table publications drop constraint publications_failure_check,
  add check (failure in ('credential', 'forbidden', 'unreadable', 'unexpected', 'list-gone', 'superseded'));
alter table publications
  add column way text not null default 'scores' check (way in ('scores', 'positions', 'file')),
  -- Null: at once.
  add column starts_at timestamptz,
  -- When the former ordering comes back.
  add column ends_at timestamptz,
  -- The publication whose former ordering this one brings back.
  add column returns uuid references publications on delete cascade,
  -- Since when a person wants it to stop.
  add column cancel_asked_at timestamptz,
  -- Counts of its writes, kept up to date with them; to_write is null until it is planned.
  add column to_write int,
  add column written int not null default 0,
  add column skipped int not null default 0,
  add column failed int not null default 0,
  -- Calls to the platform, and how many of them did not succeed.
  add column calls int not null default 0,
  add column calls_failed int not null default 0,
  -- Since when a collection is empty because its file is still going in, and what it holds that shoppers are not shown.
  add column file_begun_at timestamptz,
  add column file_hidden int[],
  -- Failures of our own.
  add column own_setbacks int not null default 0,
  -- Lots of a file that are in.
  add column lots_done int not null default 0,
  -- How many products it orders: counting a long array reads it whole.
  add column product_count int not null default 0,
  -- What the platform said to the failure: the right that is missing, for one.
  add column failure_detail text,
  -- When its next job comes. One that is long overdue got lost, and is enqueued anew.
  add column next_at timestamptz;

update publications p set
  product_count = cardinality(p.products), next_at = coalesce(p.retry_at, p.requested_at),
  to_write = case when p.started_at is null then null else coalesce(w.total, 0) end,
  written = coalesce(w.written, 0), skipped = coalesce(w.skipped, 0), failed = coalesce(w.failed, 0)
from publications q left join (
  select publication_id, count(*) as total, count(*) filter (where result = 'written') as written,
    count(*) filter (where result = 'already') as skipped, count(*) filter (where result in ('gone', 'refused')) as failed
  from publication_writes group by publication_id) w on w.publication_id = q.id
where q.id = p.id;

-- One that is being verified does not hold up the next one of its list: that one ends it.
drop index one_publication_of_a_list;
create unique index one_publication_of_a_list on publications (store_id, list_kind, list_id) where state in ('waiting', 'running');
create unique index one_return_of_a_publication on publications (returns) where returns is not null;
create index publications_to_come on publications (starts_at) where state = 'scheduled';
create index publication_writes_to_do on publication_writes (publication_id, place) where result is null;

-- The first calls of a publication, and those that failed. Without bodies.
create table publication_calls (
  publication_id uuid not null references publications on delete cascade,
  number int not null,
  at timestamptz not null,
  method text not null,
  path text not null,
  status int,
  milliseconds int not null,
  primary key (publication_id, number)
);

-- Published lists whose live ordering somebody else changed.
create table drifts (
  store_id uuid not null,
  list_kind text not null,
  list_id int not null,
  found_at timestamptz not null,
  checked int not null,
  differing int not null,
  -- [{product, asked, found}], the first of them; positions from 1.
  differences jsonb not null,
  -- The first places of the live ordering, as they were found.
  live int[] not null,
  primary key (store_id, list_kind, list_id),
  foreign key (store_id, list_kind, list_id) references orderings on delete cascade
);
-- When the live ordering of a published list was last compared.
alter table orderings add column watched_at timestamptz;
