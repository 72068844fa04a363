-- What people are told of. It carries its own names, so that it still reads well when the store or the list is no more.
create table notices (
  id bigint generated always as identity primary key,
  person_id uuid not null references people on delete cascade,
  store_id uuid references stores on delete set null,
  store text not null,
  store_name text not null,
  kind text not null,
  list_kind text check (list_kind in ('category', 'collection')),
  list_id int,
  list_name text,
  publication_id uuid references publications on delete set null,
  synchronisation_id uuid references synchronisations on delete set null,
  -- Numbers of the sentence.
  figures jsonb not null default '{}',
  at timestamptz not null,
  read_at timestamptz
);
create index notices_of_person on notices (person_id, id desc);
create index notices_by_time on notices (at);
create index notices_of_store on notices (store_id);
create index notices_of_publication on notices (publication_id) where publication_id is not null;
create index notices_of_synchronisation on notices (synchronisation_id) where synchronisation_id is not null;
