-- Authenticator apps (TOTP). The key is sealed; of a set-up that is still to be confirmed `confirmed_at` is null.
create table authenticators (
  person_id uuid primary key references people on delete cascade,
  sealed_key text not null,
  begun_at timestamptz not null,
  confirmed_at timestamptz,
  -- The step of time whose code was used last: no code counts twice.
  last_step bigint not null default 0
);

-- Codes for when the app is not at hand. Each works once; only hashes are kept.
create table recovery_codes (
  person_id uuid not null references people on delete cascade,
  code_hash text not null,
  primary key (person_id, code_hash)
);

create table passkeys (
  -- Chosen by the authenticator, base64url.
  id text primary key,
  person_id uuid not null references people on delete cascade,
  public_key bytea not null,
  -- How often the authenticator was used, as it counts; 0 where it does not count.
  counter bigint not null,
  transports text[] not null,
  name text not null,
  added_at timestamptz not null,
  used_at timestamptz
);
create index passkeys_of_person on passkeys (person_id);

-- What an authenticator has to sign: one at a time for each session that adds a passkey, and for each sign-in that is under way.
create table passkey_challenges (
  binding text primary key,
  challenge text not null,
  expires_at timestamptz not null
);

-- Sessions of the provider on board: from where, since when used, and when the person last proved who they are.
create table person_sessions (
  uid text primary key,
  person_id uuid not null references people on delete cascade,
  browser text,
  system text,
  -- The network address, shortened.
  address text,
  used_at timestamptz not null,
  proven_at timestamptz
);
create index person_sessions_of_person on person_sessions (person_id);

-- Wrong codes are counted like wrong passwords.
alter table sign_in_attempts drop constraint sign_in_attempts_scope;
alter table sign_in_attempts add constraint sign_in_attempts_scope check (scope in ('email', 'address', 'mail', 'mail-address', 'code'));
