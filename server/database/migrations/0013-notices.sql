create table notices (
  id bigint generated always as identity primary key,
  person_id uuid not null references people on delete cascade,
  store_id uuid not null references stores on delete cascade,
  kind text not null,
  list_kind text check (list_kind in ('category', 'collection')),
  list_id int,
  publication_id uuid references publications on delete cascade,
  synchronisation_id uuid references synchronisations on delete cascade,
  -- Numbers of the sentence.
  figures jsonb not null default '{}',
  at timestamptz not null,
  read_at timestamptz
);
create index notices_of_person on notices (person_id, id desc);
