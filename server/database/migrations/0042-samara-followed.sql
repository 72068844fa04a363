-- When somebody last brought a collection up to date by hand; what follows by itself is a run of the store.
alter table samara_collections add column followed_at timestamptz;
