-- What a product is found by: name, reference and id, written plainly (contract/rules/plain-text.ts), each after a space. A table of its own: products
-- change with every score and sale, and an index of three letters each is dear to renew.
create table product_texts (
  store_id uuid not null references stores on delete cascade,
  product_id int not null,
  text text not null,
  primary key (store_id, product_id)
);
create index product_texts_by_name on product_texts (store_id, left(text, 64) collate "C");
-- A database without these extensions, or whose owner may not add them, searches more slowly and finds the same.
do '
begin
  create extension if not exists pg_trgm;
  create extension if not exists btree_gin;
  create index product_texts_by_letters on product_texts using gin (store_id, text gin_trgm_ops);
exception when feature_not_supported or insufficient_privilege or undefined_file then
  raise notice ''Products are searched without an index: %'', sqlerrm;
end';
