-- Tokens by which programs of a person call the API. Only a hash is kept: the token itself has 256 random bits, so nobody finds it by guessing.
create table api_tokens (
  id uuid primary key default gen_random_uuid(),
  person_id uuid not null references people (id) on delete cascade,
  name text not null,
  token_hash text not null unique,
  ends_with text not null,
  permissions text[] not null,
  store_ids uuid[] not null,
  request_key text not null,
  made_at timestamptz not null,
  used_at timestamptz,
  ends_at timestamptz,
  unique (person_id, request_key)
);
