-- What each product sold in weeks, months and years that are over, by the way to its category at the time: a report of a category
-- reads them, too, and the days of a month that a report begins or ends in are read by weeks. They are summed anew the next night.
drop table sales_by_month, sales_by_year;
delete from summed_months;
delete from summed_years;

create table sales_by_week (
  store_id uuid not null references stores on delete cascade,
  -- Its Monday.
  week date not null,
  product_id int not null,
  -- 0: in no category that was known.
  path_id int not null,
  units bigint not null,
  revenue bigint not null,
  primary key (store_id, week, product_id, path_id) include (units, revenue)
);
create table sales_by_month (
  store_id uuid not null references stores on delete cascade,
  -- Its first day.
  month date not null,
  product_id int not null,
  path_id int not null,
  units bigint not null,
  revenue bigint not null,
  primary key (store_id, month, product_id, path_id) include (units, revenue)
);
create table sales_by_year (
  store_id uuid not null references stores on delete cascade,
  -- Its first day.
  year date not null,
  product_id int not null,
  path_id int not null,
  units bigint not null,
  revenue bigint not null,
  primary key (store_id, year, product_id, path_id) include (units, revenue)
);

-- The weeks that hold what their days hold; as `summed_months` of months.
create table summed_weeks (
  store_id uuid not null references stores on delete cascade,
  week date not null,
  primary key (store_id, week)
);
