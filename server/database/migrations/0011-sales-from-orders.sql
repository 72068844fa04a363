-- What each sale of the platform counted for, without a trace of who bought: so that one that is cancelled or changed later can be
-- taken back and counted anew.
create table counted_sales (
  store_id uuid not null references stores on delete cascade,
  -- The platform's number of the sale.
  sale text not null,
  changed_at timestamptz not null,
  sold_at timestamptz not null,
  -- In the store's time zone.
  day date not null,
  currency text not null,
  -- False where it counts nothing: not paid yet, cancelled, or in another currency.
  counted boolean not null,
  products int[] not null,
  units int[] not null,
  -- Minor units.
  revenue bigint[] not null,
  primary key (store_id, sale)
);
create index counted_sales_by_time on counted_sales (store_id, sold_at);

-- How far sales were brought in.
create table sales_coverage (
  store_id uuid primary key references stores on delete cascade,
  -- Everything between these two is here.
  covered_from timestamptz,
  covered_to timestamptz,
  -- The platform's queue of changed sales: ours, somebody else's, or none.
  feed text check (feed in ('ready', 'foreign', 'absent', 'forbidden')),
  feed_checked_at timestamptz,
  -- When sales are asked for next; the job that is enqueued for another time does nothing.
  next_at timestamptz,
  -- The store's day on which the last two days were compared last.
  reconciled_on date,
  -- Last day of a history that was put in without its single sales, as a demo store has it.
  history_to date
);
