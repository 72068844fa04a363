-- The language in which people are written to.
alter table people add column language text not null default 'es' check (language in ('es', 'en', 'pt'));

-- Links of messages that work once. The code itself stands in the message alone.
create table account_links (
  code_hash text primary key,
  purpose text not null check (purpose in ('registration', 'password', 'email')),
  email text not null,
  -- Null where the link makes a person.
  person_id uuid references people on delete cascade,
  expires_at timestamptz not null
);
create index account_links_by_expiry on account_links (expires_at);
create index account_links_of_person on account_links (person_id);

-- Messages that were asked for are counted too, by the address that they go to and by the network that asks.
alter table sign_in_attempts drop constraint sign_in_attempts_scope_check;
alter table sign_in_attempts add constraint sign_in_attempts_scope check (scope in ('email', 'address', 'mail', 'mail-address'));

-- Where somebody was who did something.
alter table audit_log add column address text;

create index oidc_payloads_of_person on oidc_payloads ((payload->>'accountId')) where payload ? 'accountId';
