create table categories (
  store_id uuid not null references stores on delete cascade,
  id int not null,
  name text not null,
  parent_id int,
  -- Where it stands among all nodes of the tree, depth first.
  place int not null,
  -- What the category adds to the total score of its products.
  score_share int not null default 0,
  primary key (store_id, id)
);

create table brands (
  store_id uuid not null references stores on delete cascade,
  id int not null,
  name text not null,
  score_share int not null default 0,
  primary key (store_id, id)
);

create table products (
  store_id uuid not null references stores on delete cascade,
  id int not null,
  name text not null,
  reference text not null,
  category_id int not null,
  brand_id int not null,
  image_url text,
  -- Money in the smallest unit of the store's currency.
  price int,
  list_price int,
  stock int not null default 0,
  released_on date,
  -- The product's own score on the platform, as last read or written.
  score int not null default 0,
  active boolean not null default true,
  -- Since when the platform has it no more.
  gone_at timestamptz,
  primary key (store_id, id)
);
create index products_of_category on products (store_id, category_id) where gone_at is null;

create table sales_by_day (
  store_id uuid not null references stores on delete cascade,
  day date not null,
  product_id int not null,
  units int not null,
  revenue bigint not null,
  primary key (store_id, product_id, day)
);
create index sales_by_day_of_store on sales_by_day (store_id, day) include (product_id, units, revenue);
