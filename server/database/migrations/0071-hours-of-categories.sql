-- By hour and the categories that products were in. Path 0: in no category that was known.
create table sales_path_hours (
  store_id uuid not null references stores on delete cascade,
  path_id int not null,
  day date not null,
  hour_at timestamptz not null,
  units bigint not null,
  revenue bigint not null,
  -- Hours of a few categories are read from the index alone.
  primary key (store_id, path_id, day, hour_at) include (units, revenue)
);
insert into sales_path_hours (store_id, path_id, day, hour_at, units, revenue)
select store_id, path_id, day, hour_at, sum(units), sum(revenue) from sales_by_hour group by store_id, path_id, day, hour_at
having sum(units) <> 0 or sum(revenue) <> 0;
