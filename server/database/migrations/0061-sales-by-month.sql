-- What each product sold in a month that is over, so that a report of years reads months, not days.
create table sales_by_month (
  store_id uuid not null references stores on delete cascade,
  -- Its first day.
  month date not null,
  product_id int not null,
  units bigint not null,
  revenue bigint not null,
  primary key (store_id, month, product_id) include (units, revenue)
);

-- The months that hold what their days hold. One of which a day changes is taken out by the same statement, until it is summed anew.
create table summed_months (
  store_id uuid not null references stores on delete cascade,
  month date not null,
  primary key (store_id, month)
);
