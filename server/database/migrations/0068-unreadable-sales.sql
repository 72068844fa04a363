-- Orders of a shop of which the platform says nothing that can be read. `day` is the store's: the one on which the order was made, or is
-- counted in a former state. Of one that only the queue of changes named nobody knows it (`sold_at` is null): it is the day on which it was
-- noticed, since a queue carries what changed just now.
create table unreadable_sales (
  store_id uuid not null references stores on delete cascade,
  sale text not null,
  day date not null,
  sold_at timestamptz,
  tried_at timestamptz not null,
  primary key (store_id, sale)
);
