-- Addresses that are sent what happens in a store.
create table webhooks (
  store_id uuid not null references stores on delete cascade,
  id uuid not null default gen_random_uuid(),
  url text not null,
  events text[] not null,
  active boolean not null default true,
  sealed_secret text not null,
  request_key text not null,
  made_at timestamptz not null,
  primary key (store_id, id),
  unique (store_id, request_key)
);

-- What was sent to them, or is to be sent.
create table webhook_deliveries (
  store_id uuid not null,
  id uuid not null default gen_random_uuid(),
  webhook_id uuid not null,
  type text not null,
  body text not null,
  state text not null check (state in ('waiting', 'delivered', 'failed')),
  attempts int not null default 0,
  -- When it is sent next; of one that is being sent, when it counts as not sent.
  next_at timestamptz not null,
  status int,
  fault text check (fault in ('private-address', 'unreachable', 'timeout', 'refused')),
  milliseconds int,
  made_at timestamptz not null,
  tried_at timestamptz,
  primary key (store_id, id),
  foreign key (store_id, webhook_id) references webhooks on delete cascade
);
create index webhook_deliveries_of_webhook on webhook_deliveries (store_id, webhook_id, made_at desc);
create index webhook_deliveries_due on webhook_deliveries (next_at) where state = 'waiting';
create index webhook_deliveries_by_time on webhook_deliveries (made_at);
