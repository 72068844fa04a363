-- Every key of a table with rows of stores begins with the store, so that the tables can be distributed by it. One command a query:
-- see stories/decisions/0020-ready-for-more-machines.mdx.

alter table publication_writes drop constraint publication_writes_publication_id_fkey;
alter table publication_differences drop constraint publication_differences_publication_id_fkey;
alter table publication_calls drop constraint publication_calls_publication_id_fkey;
alter table publications drop constraint publications_returns_fkey;
-- Notices are about the past: what they name may be gone, and they lie beside the tables of stores.
alter table notices drop constraint notices_publication_id_fkey;
alter table notices drop constraint notices_synchronisation_id_fkey;
alter table synchronisation_changes drop constraint synchronisation_changes_synchronisation_id_fkey;
alter table synchronisation_products drop constraint synchronisation_products_synchronisation_id_fkey;

alter table publications drop constraint publications_pkey;
alter table publications add constraint publications_pkey primary key (store_id, id);
drop index one_return_of_a_publication;
create unique index one_return_of_a_publication on publications (store_id, returns) where returns is not null;
alter table publications add constraint publications_returns_fkey foreign key (store_id, returns) references publications (store_id, id) on delete cascade;

alter table publication_writes add column store_id uuid;
update publication_writes w set store_id = p.store_id from publications p where p.id = w.publication_id;
alter table publication_writes drop constraint publication_writes_pkey;
alter table publication_writes add constraint publication_writes_pkey primary key (store_id, publication_id, product_id);
alter table publication_writes add constraint publication_writes_publication_fkey
  foreign key (store_id, publication_id) references publications (store_id, id) on delete cascade;
drop index publication_writes_to_do;
create index publication_writes_to_do on publication_writes (store_id, publication_id, place) where result is null;

alter table publication_differences add column store_id uuid;
update publication_differences d set store_id = p.store_id from publications p where p.id = d.publication_id;
alter table publication_differences drop constraint publication_differences_pkey;
alter table publication_differences add constraint publication_differences_pkey primary key (store_id, publication_id, product_id);
alter table publication_differences add constraint publication_differences_publication_fkey
  foreign key (store_id, publication_id) references publications (store_id, id) on delete cascade;

alter table publication_calls add column store_id uuid;
update publication_calls c set store_id = p.store_id from publications p where p.id = c.publication_id;
alter table publication_calls drop constraint publication_calls_pkey;
alter table publication_calls add constraint publication_calls_pkey primary key (store_id, publication_id, number);
alter table publication_calls add constraint publication_calls_publication_fkey
  foreign key (store_id, publication_id) references publications (store_id, id) on delete cascade;

alter table synchronisations drop constraint synchronisations_pkey;
alter table synchronisations add constraint synchronisations_pkey primary key (store_id, id);

alter table synchronisation_changes add column store_id uuid;
update synchronisation_changes c set store_id = y.store_id from synchronisations y where y.id = c.synchronisation_id;
alter table synchronisation_changes drop constraint synchronisation_changes_pkey;
alter table synchronisation_changes add constraint synchronisation_changes_pkey primary key (store_id, synchronisation_id, product_id, kind);
alter table synchronisation_changes add constraint synchronisation_changes_synchronisation_fkey
  foreign key (store_id, synchronisation_id) references synchronisations (store_id, id) on delete cascade;

alter table synchronisation_products add column store_id uuid;
update synchronisation_products p set store_id = y.store_id from synchronisations y where y.id = p.synchronisation_id;
alter table synchronisation_products drop constraint synchronisation_products_pkey;
alter table synchronisation_products add constraint synchronisation_products_pkey primary key (store_id, synchronisation_id, product_id);
alter table synchronisation_products add constraint synchronisation_products_synchronisation_fkey
  foreign key (store_id, synchronisation_id) references synchronisations (store_id, id) on delete cascade;

alter table score_overrules drop constraint score_overrules_pkey;
alter table score_overrules add constraint score_overrules_pkey primary key (store_id, id);
