-- Orders, by month. What was known at the time of the sale goes with them: the category and price of each product, and where each list showed it.
alter table counted_sales rename to sales_before_months;
create table counted_sales (
  store_id uuid not null references stores on delete cascade,
  -- The platform's number of the sale.
  sale text not null,
  -- In the store's time zone.
  day date not null,
  changed_at timestamptz not null,
  sold_at timestamptz not null,
  -- When the hour of the sale began, by the clocks of the store.
  hour_at timestamptz not null,
  currency text not null,
  state text not null check (state in ('counted', 'cancelled', 'unpaid', 'other-currency', 'without-products')),
  counted boolean not null generated always as (state = 'counted') stored,
  products int[] not null,
  units int[] not null,
  -- Minor units.
  revenue bigint[] not null,
  -- Of each line: the categories that the product was in (`category_paths`), 0 where it was in none that was known.
  paths int[] not null,
  -- Of each line: the price that the shop showed, where the sale came in within a day.
  prices bigint[] not null,
  -- Where lists showed the products: [number of the line from 1, kind of list, its id, position].
  places jsonb,
  constraint counted_sales_by_month primary key (store_id, sale, day)
) partition by range (day);
create index counted_sales_at on counted_sales (store_id, sold_at);

do 'declare month date;
begin
  for month in select distinct date_trunc(''month'', day)::date from sales_before_months loop
    execute format(''create table %I partition of counted_sales for values from (%L) to (%L)'', ''counted_sales_'' || to_char(month, ''YYYY_MM''), month, (month + interval ''1 month'')::date);
  end loop;
end';

-- The ways from the root to a category, as they were at the time of a sale, with the names that they had last.
create table category_paths (
  store_id uuid not null references stores on delete cascade,
  id int not null generated always as identity,
  path int[] not null,
  names text[] not null,
  primary key (store_id, id),
  unique (store_id, path)
);
insert into category_paths (store_id, path, names)
select c.store_id, c.path, array(select coalesce(n.name, '') from unnest(c.path) with ordinality as u(id, place) left join categories n on n.store_id = c.store_id and n.id = u.id order by u.place)
from categories c;

insert into counted_sales (store_id, sale, day, changed_at, sold_at, hour_at, currency, state, products, units, revenue, paths, prices)
select b.store_id, b.sale, b.day, b.changed_at, b.sold_at, b.sold_at - make_interval(secs => mod(extract(epoch from b.sold_at at time zone s.time_zone), 3600)::float8), b.currency,
  case when b.counted then 'counted' when b.currency <> s.currency then 'other-currency' else 'cancelled' end, b.products, b.units, b.revenue,
  array(select coalesce(k.id, 0) from unnest(b.products) with ordinality as l(product, nth) left join products p on p.store_id = b.store_id and p.id = l.product
    left join categories c on c.store_id = b.store_id and c.id = p.category_id left join category_paths k on k.store_id = b.store_id and k.path = c.path order by l.nth),
  array_fill(null::bigint, array[cardinality(b.products)])
from sales_before_months b join stores s on s.id = b.store_id;
drop table sales_before_months;

-- Sums of what was sold: each is what a plain sum over `counted_sales` gives, kept current with every sale.
create table sales_days (
  store_id uuid not null references stores on delete cascade,
  day date not null,
  -- Orders by what became of them.
  counted int not null,
  cancelled int not null,
  unpaid int not null,
  other_currency int not null,
  without_products int not null,
  units bigint not null,
  revenue bigint not null,
  primary key (store_id, day)
);
create table sales_hours (
  store_id uuid not null references stores on delete cascade,
  day date not null,
  hour_at timestamptz not null,
  orders int not null,
  units bigint not null,
  revenue bigint not null,
  primary key (store_id, day, hour_at)
);
create table sales_by_hour (
  store_id uuid not null references stores on delete cascade,
  day date not null,
  hour_at timestamptz not null,
  product_id int not null,
  path_id int not null,
  units bigint not null,
  revenue bigint not null,
  primary key (store_id, day, hour_at, product_id, path_id)
);
-- A sale counts in its category and in each above; 0: in none that was known.
create table sales_categories (
  store_id uuid not null references stores on delete cascade,
  day date not null,
  category_id int not null,
  units bigint not null,
  revenue bigint not null,
  primary key (store_id, day, category_id)
);
-- By the band of places in which a list showed the product. Of the whole store (kind `store`, id 0) it is the best place in any list; band 4: in none.
create table sales_bands (
  store_id uuid not null references stores on delete cascade,
  list_kind text not null check (list_kind in ('store', 'category', 'collection', 'samara')),
  list_id int not null,
  day date not null,
  band smallint not null,
  units bigint not null,
  revenue bigint not null,
  primary key (store_id, list_kind, list_id, day, band)
);

-- What shoppers saw of each list, and from when to when.
create table list_sightings (
  store_id uuid not null references stores on delete cascade,
  list_kind text not null check (list_kind in ('category', 'collection', 'samara')),
  list_id int not null,
  seen_from timestamptz not null,
  -- `infinity`: still so.
  seen_until timestamptz not null,
  products int[] not null,
  primary key (store_id, list_kind, list_id, seen_from)
);

-- When lists were looked at last, when the platform was asked for sales with success, the store's day of the last check of the sums, and how many of them were wrong.
alter table sales_coverage add column sighted_at timestamptz;
alter table sales_coverage add column read_at timestamptz;
alter table sales_coverage add column checked_on date;
alter table sales_coverage add column check_found int;
-- True until the sales of a history know the categories and positions of their products.
alter table sales_coverage add column history_bare boolean not null default false;
-- For how many months single sales are kept; their sums stay.
alter table sales_coverage add column keep_months int not null default 36 check (keep_months between 13 and 120);

insert into sales_days (store_id, day, counted, cancelled, unpaid, other_currency, without_products, units, revenue)
select store_id, day, count(*) filter (where state = 'counted'), count(*) filter (where state = 'cancelled'), 0, count(*) filter (where state = 'other-currency'), 0,
  coalesce(sum((select sum(u) from unnest(units) u)) filter (where counted), 0), coalesce(sum((select sum(r) from unnest(revenue) r)) filter (where counted), 0)
from counted_sales group by store_id, day;
insert into sales_hours (store_id, day, hour_at, orders, units, revenue)
select store_id, day, hour_at, count(*), coalesce(sum((select sum(u) from unnest(units) u)), 0), coalesce(sum((select sum(r) from unnest(revenue) r)), 0)
from counted_sales where counted group by store_id, day, hour_at;
insert into sales_by_hour (store_id, day, hour_at, product_id, path_id, units, revenue)
select s.store_id, s.day, s.hour_at, l.product, l.path, sum(l.units), sum(l.revenue)
from counted_sales s cross join lateral unnest(s.products, s.units, s.revenue, s.paths) as l(product, units, revenue, path) where s.counted group by 1, 2, 3, 4, 5;
insert into sales_categories (store_id, day, category_id, units, revenue)
select h.store_id, h.day, above.id, sum(h.units), sum(h.revenue)
from sales_by_hour h left join category_paths k on k.store_id = h.store_id and k.id = h.path_id cross join lateral unnest(coalesce(k.path, array[0])) as above(id) group by 1, 2, 3;
insert into sales_bands (store_id, list_kind, list_id, day, band, units, revenue)
select store_id, 'store', 0, day, 4, units, revenue from sales_days where units <> 0 or revenue <> 0;
-- Histories that were put in as sums of days are put in again, order by order.
update sales_coverage set history_to = '-infinity' where history_to is not null;
