-- Who works in which store, as what, and how far.
create table memberships (
  store_id uuid not null references stores on delete cascade,
  person_id uuid not null references people on delete cascade,
  role text not null check (role in ('owner', 'partner')),
  -- Where a partner may work: categories with everything below them, and brands; null is everywhere.
  categories int[],
  brands int[],
  -- What they publish waits for the owner's approval.
  approval boolean not null default false,
  since timestamptz not null default now(),
  primary key (store_id, person_id),
  check (role = 'partner' or (categories is null and brands is null and not approval))
);
create unique index one_owner_of_a_store on memberships (store_id) where role = 'owner';
create index memberships_of_person on memberships (person_id);
insert into memberships (store_id, person_id, role) select id, owner_id, 'owner' from stores;
drop index stores_of_owner;
alter table stores drop column owner_id;

-- Runs the installation, where the provider on board signs people in.
alter table people add column operator boolean not null default false;
