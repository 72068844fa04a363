-- By the categories that products were in, and the band of the best place in any list; band 4: in none. Path 0: in no category that was known.
create table sales_path_bands (
  store_id uuid not null references stores on delete cascade,
  path_id int not null,
  day date not null,
  band smallint not null,
  units bigint not null,
  revenue bigint not null,
  primary key (store_id, path_id, day, band)
);
insert into sales_path_bands (store_id, path_id, day, band, units, revenue)
with lines as (
  select s.store_id, s.sale, s.day, l.nth, l.path, l.units, l.revenue
  from counted_sales s cross join lateral unnest(s.paths, s.units, s.revenue) with ordinality as l(path, units, revenue, nth) where s.counted),
best as (
  select s.store_id, s.sale, s.day, (e ->> 0)::bigint as nth, min((e ->> 3)::int) as position
  from counted_sales s cross join lateral jsonb_array_elements(s.places) e where s.places is not null and s.counted group by 1, 2, 3, 4)
select l.store_id, l.path, l.day,
  case when b.position is null then 4 when b.position <= 12 then 0 when b.position <= 24 then 1 when b.position <= 48 then 2 else 3 end as band,
  sum(l.units), sum(l.revenue)
from lines l left join best b on b.store_id = l.store_id and b.sale = l.sale and b.day = l.day and b.nth = l.nth
group by 1, 2, 3, 4 having sum(l.units) <> 0 or sum(l.revenue) <> 0;
-- What was sold by orders that are kept no longer: where they stood is not known.
insert into sales_path_bands (store_id, path_id, day, band, units, revenue)
select h.store_id, h.path_id, h.day, 4, h.units - coalesce(b.units, 0), h.revenue - coalesce(b.revenue, 0)
from (select store_id, path_id, day, sum(units) as units, sum(revenue) as revenue from sales_by_hour group by 1, 2, 3) h
  left join (select store_id, path_id, day, sum(units) as units, sum(revenue) as revenue from sales_path_bands group by 1, 2, 3) b
    on b.store_id = h.store_id and b.path_id = h.path_id and b.day = h.day
where h.units <> coalesce(b.units, 0) or h.revenue <> coalesce(b.revenue, 0)
on conflict (store_id, path_id, day, band) do update set units = sales_path_bands.units + excluded.units, revenue = sales_path_bands.revenue + excluded.revenue;
