-- What the OpenID provider on board keeps: sessions, sign-ins under way, codes, refresh tokens, grants.
create table oidc_payloads (
  model text not null,
  -- Codes and refresh tokens stand here as SHA-256, so that a copy of the table opens nothing.
  id text not null,
  payload jsonb not null,
  grant_id text,
  uid text,
  user_code text,
  consumed_at timestamptz,
  expires_at timestamptz not null,
  primary key (model, id)
);
create index oidc_payloads_of_grant on oidc_payloads (grant_id) where grant_id is not null;
-- Not unique: two tabs that renew one session at once leave two rows of it for a while.
create index oidc_payloads_by_uid on oidc_payloads (model, uid) where uid is not null;
create unique index oidc_payloads_by_user_code on oidc_payloads (model, user_code) where user_code is not null;
create index oidc_payloads_by_expiry on oidc_payloads (expires_at);

-- Signing keys and cookie keys of the provider on board, AES-256-GCM, bound to their row.
create table identity_keys (
  name text primary key,
  sealed text not null,
  created_at timestamptz not null default now()
);

-- Wrong passwords, counted per e-mail and per address. Both are kept as SHA-256: people type passwords into the wrong field.
create table sign_in_attempts (
  scope text not null check (scope in ('email', 'address')),
  key text not null,
  failures integer not null check (failures >= 0),
  last_at timestamptz not null,
  refused_until timestamptz,
  primary key (scope, key)
);
create index sign_in_attempts_by_age on sign_in_attempts (last_at);
