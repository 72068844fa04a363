-- Since when a store is being taken away. Whoever takes it away pauses it first; a process that is killed meanwhile leaves this, and the pause is ended.
alter table stores add column disconnecting_at timestamptz;
create index stores_disconnecting on stores (disconnecting_at) where disconnecting_at is not null;
