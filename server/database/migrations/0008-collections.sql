-- The platform's collections, as last synchronised. A saved ordering of one that is gone stays in orderings.
create table collections (
  store_id uuid not null references stores on delete cascade,
  id int not null,
  name text not null,
  -- Whether shoppers can find it.
  searchable boolean not null,
  starts_at timestamptz,
  ends_at timestamptz,
  primary key (store_id, id)
);

create table collection_products (
  store_id uuid not null,
  collection_id int not null,
  product_id int not null,
  -- Place on the platform, counted from 1 without gaps.
  position int not null,
  primary key (store_id, collection_id, product_id),
  foreign key (store_id, collection_id) references collections on delete cascade
);

-- How many variants the platform sells of a product, and how many of them can be bought; null until that was read.
alter table products add column variants int, add column variants_in_stock int;
