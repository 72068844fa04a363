-- Who a person is at a provider elsewhere. The provider on board names people by their id and needs no row.
-- People who were known by e-mail before are tied at their next sign-in with a verified e-mail.
create table person_identities (
  issuer text not null,
  -- The provider's own id of the person (`sub`).
  subject text not null,
  person_id uuid not null references people on delete cascade,
  tied_at timestamptz not null default now(),
  primary key (issuer, subject),
  -- One account of a provider for one person: another one with the same e-mail is refused.
  unique (person_id, issuer)
);
