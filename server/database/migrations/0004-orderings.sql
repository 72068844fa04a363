-- One row per ordered list. `products` is the ordering at `base_version`; later saves that only moved products stand in
-- ordering_moves until they are folded in, so that a move in 100 000 products does not write 100 000 ids.
create table orderings (
  store_id uuid not null references stores on delete cascade,
  list_kind text not null check (list_kind = 'category'),
  list_id int not null,
  version int not null,
  base_version int not null,
  products int[] not null,
  -- Moves that stand in ordering_moves since the base.
  pending_moves int not null default 0,
  name text,
  saved_at timestamptz not null,
  saved_by uuid references people on delete set null,
  published_version int,
  published_at timestamptz,
  primary key (store_id, list_kind, list_id)
);
alter table orderings alter column products set storage external;

create table ordering_moves (
  store_id uuid not null,
  list_kind text not null,
  list_id int not null,
  version int not null,
  moves jsonb not null,
  saved_at timestamptz not null,
  saved_by uuid references people on delete set null,
  primary key (store_id, list_kind, list_id, version),
  foreign key (store_id, list_kind, list_id) references orderings on delete cascade
);
