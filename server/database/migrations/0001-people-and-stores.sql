create extension if not exists citext;

create table people (
  id uuid primary key default gen_random_uuid(),
  email citext not null unique,
  name text not null,
  -- Null for people who sign in with a provider elsewhere.
  password_hash text,
  active boolean not null default true,
  created_at timestamptz not null default now()
);

create table stores (
  id uuid primary key default gen_random_uuid(),
  name text not null unique check (name ~ '^[a-z0-9][a-z0-9-]{0,63}$'),
  display_name text not null,
  owner_id uuid not null references people on delete cascade,
  store_type text not null check (store_type in ('demo', 'vtex')),
  account text not null,
  key_ends_with text not null,
  -- Key and secret of the platform, AES-256-GCM, bound to this row.
  credential_sealed text not null,
  currency text not null,
  time_zone text not null,
  readiness text not null default 'synchronising' check (readiness in ('synchronising', 'ready', 'failed')),
  storefront_url text,
  synchronised_at timestamptz,
  created_at timestamptz not null default now()
);
create index stores_of_owner on stores (owner_id);

create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  person_id uuid references people on delete set null,
  action text not null,
  detail jsonb not null default '{}'
);
