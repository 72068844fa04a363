-- What the request that made a store is known by: sent twice, it makes one store.
alter table stores add column request_key text;
create unique index stores_by_request on stores (request_key) where request_key is not null;

-- Two stores that write to the same account would undo each other's work.
create unique index one_store_of_an_account on stores (account) where store_type = 'vtex';
