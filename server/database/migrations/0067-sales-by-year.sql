-- What each product sold in a year that is over: a report of several years reads years, not months.
create table sales_by_year (
  store_id uuid not null references stores on delete cascade,
  -- Its first day.
  year date not null,
  product_id int not null,
  units bigint not null,
  revenue bigint not null,
  primary key (store_id, year, product_id) include (units, revenue)
);

-- The years that hold what their days hold; as `summed_months` of months.
create table summed_years (
  store_id uuid not null references stores on delete cascade,
  year date not null,
  primary key (store_id, year)
);

-- The days of a few products stand together in the index, and are scattered in the table.
alter table sales_by_day drop constraint sales_by_day_pkey, add primary key (store_id, product_id, day) include (units, revenue);
-- So do those of a category.
drop index sales_categories_by_category;
create index sales_categories_by_category on sales_categories (store_id, category_id, day) include (units, revenue);
