-- What a plan has no place for waits: nothing of it is deleted. `thing` is an automation's number or a partner's id; empty for the store itself.
create table plan_pauses (
  store_id uuid not null references stores on delete cascade,
  kind text not null check (kind in ('store', 'partner', 'automation')),
  thing text not null,
  paused_at timestamptz not null,
  primary key (store_id, kind, thing)
);
-- Whose access waits until the plan has a place for them again.
alter table memberships add column waits_since timestamptz;

-- The gateway on board, as another company's would be: it knows nothing of our tables, and we know nothing of its.
create table sandbox_objects (
  id text primary key,
  kind text not null check (kind in ('customer', 'card', 'charge', 'refund', 'event')),
  -- The same key again gives the same object.
  request_key text unique,
  body jsonb not null,
  created_at timestamptz not null
);
create index sandbox_objects_by_time on sandbox_objects (kind, created_at);
