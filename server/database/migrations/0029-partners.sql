-- A store may have several owners: it is handed over by making a partner an owner, and then one may leave.
drop index one_owner_of_a_store;

-- Invitations to work in a store. The code itself stands in the message alone. Those that have ended are kept for a while: their link says why it works no more.
create table partner_invitations (
  id uuid primary key default gen_random_uuid(),
  code_hash text not null unique,
  -- Null once the store is gone.
  store_id uuid references stores on delete set null,
  -- In the form in which addresses of people are kept.
  email text not null,
  inviter_id uuid references people on delete set null,
  categories int[],
  brands int[],
  approval boolean not null default false,
  state text not null default 'pending' check (state in ('pending', 'accepted', 'withdrawn', 'replaced')),
  mail_id uuid references mails on delete set null,
  -- What the request is known by that it was made by; the same one makes no other invitation.
  request_key text unique,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create unique index one_pending_invitation on partner_invitations (store_id, email) where state = 'pending';
create index partner_invitations_of_store on partner_invitations (store_id, created_at);
create index partner_invitations_by_email on partner_invitations (email);
create index partner_invitations_by_expiry on partner_invitations (expires_at);
