-- Orderings that wait for somebody who may publish: a saved version of a list, with what the person says.
create table proposals (
  store_id uuid not null references stores on delete cascade,
  id uuid not null default gen_random_uuid(),
  list_kind text not null check (list_kind in ('category', 'collection')),
  list_id int not null,
  -- So that it still reads well when the list is no more.
  list_name text not null,
  version int not null,
  starts_at timestamptz,
  ends_at timestamptz,
  word text,
  state text not null default 'waiting' check (state in ('waiting', 'sent-back', 'published', 'withdrawn', 'replaced')),
  proposed_by uuid references people on delete set null,
  proposed_at timestamptz not null,
  decided_by uuid references people on delete set null,
  decided_at timestamptz,
  -- Why it was sent back.
  answer text,
  -- It was changed before it was published.
  edited boolean not null default false,
  publication_id uuid,
  idempotency_key text not null,
  request_digest text not null,
  primary key (store_id, id),
  unique (store_id, idempotency_key)
);
create unique index one_open_proposal on proposals (store_id, list_kind, list_id, proposed_by) where state in ('waiting', 'sent-back');
create index open_proposals on proposals (store_id, proposed_at) where state in ('waiting', 'sent-back');

-- The proposal that a publication came from.
alter table publications add column proposal_id uuid;

alter table notices
  add column proposal_id uuid,
  -- Who did it, and what they said with it.
  add column person_name text,
  add column word text;
