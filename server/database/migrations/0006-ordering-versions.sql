-- Categories and platform collections are put in order alike.
alter table orderings drop constraint orderings_list_kind_check, add check (list_kind in ('category', 'collection'));

-- What was saved, save by save; nothing of it is ever changed. The ordering at a version is the sequence of the newest version at or below
-- it that has `products`, with the moves since. A version with `products` has pins and rules, too.
create table ordering_versions (
  store_id uuid not null,
  list_kind text not null,
  list_id int not null,
  version int not null,
  -- The whole sequence; null where only something moved.
  products int[],
  -- What moved since the version before.
  moves jsonb,
  -- Null: as the version before.
  pins jsonb,
  rules jsonb,
  -- The name that was given with this save.
  name text,
  source text,
  steps int,
  saved_at timestamptz not null,
  saved_by uuid references people on delete set null,
  primary key (store_id, list_kind, list_id, version),
  foreign key (store_id, list_kind, list_id) references orderings on delete cascade,
  check (products is null or (pins is not null and rules is not null))
);
-- Sequences are read whole, and hardly get smaller.
alter table ordering_versions alter column products set storage external;

alter table orderings
  add column pins jsonb not null default '[]',
  add column rules jsonb not null default '{"soldOutLast": false, "inARow": null, "newEvery": null}';

insert into ordering_versions (store_id, list_kind, list_id, version, products, pins, rules, name, saved_at, saved_by)
select o.store_id, o.list_kind, o.list_id, o.base_version, o.products, o.pins, o.rules,
  case when o.base_version = o.version then o.name end,
  -- Nobody wrote down when the base was saved once something moved on it: the first of those moves came right after.
  coalesce((select min(m.saved_at) from ordering_moves m where m.store_id = o.store_id and m.list_kind = o.list_kind and m.list_id = o.list_id), o.saved_at),
  case when o.base_version = o.version then o.saved_by end
from orderings o;

insert into ordering_versions (store_id, list_kind, list_id, version, moves, name, saved_at, saved_by)
select m.store_id, m.list_kind, m.list_id, m.version, m.moves, case when m.version = o.version then o.name end, m.saved_at, m.saved_by
from ordering_moves m join orderings o using (store_id, list_kind, list_id)
where m.version > o.base_version;

drop table ordering_moves;
alter table orderings drop column products;
-- A save changes a few columns that no index holds: with room in its page it stays there.
alter table orderings set (fillfactor = 70);

-- Edits that are not saved yet, as a person's devices keep them.
create table ordering_drafts (
  store_id uuid not null references stores on delete cascade,
  person_id uuid not null references people on delete cascade,
  list_kind text not null check (list_kind in ('category', 'collection')),
  list_id int not null,
  draft jsonb not null,
  -- When it was changed last, by the clock of the device.
  at timestamptz not null,
  primary key (store_id, person_id, list_kind, list_id)
);

-- What a person likes in a store; among it the criteria that they used last, whether they saved or published.
create table preferences (
  store_id uuid not null references stores on delete cascade,
  person_id uuid not null references people on delete cascade,
  preferences jsonb not null,
  primary key (store_id, person_id)
);
insert into preferences (store_id, person_id, preferences)
select distinct on (store_id, person_id) store_id, person_id, jsonb_build_object('criteria', criteria) from criteria_log
where not jsonb_path_exists(criteria, '$[*] ? (!(@.column like_regex "^[A-Za-z][A-Za-z0-9]*$"))')
order by store_id, person_id, at desc;
drop table criteria_log;

-- Whether products belong to a list is asked by every save.
create index categories_below on categories (store_id, parent_id);
create index products_of_list on products (store_id, category_id, id) where gone_at is null and active;
