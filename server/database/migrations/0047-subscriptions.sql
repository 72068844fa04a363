-- People as customers of plans. What was billed outlives the person: they are then nobody.
create table customers (
  id uuid primary key default gen_random_uuid(),
  person_id uuid unique references people on delete set null,
  -- What the gateway calls them.
  gateway_id text unique,
  -- Fixed with the first invoice.
  currency text check (currency in ('EUR', 'USD', 'GBP', 'BRL', 'MXN')),
  -- What an operator gave: it counts where nothing is subscribed to.
  given_plan text check (given_plan in ('free', 'starter', 'growth', 'scale')),
  billing jsonb,
  -- What is left for later invoices, with tax.
  credit int not null default 0 check (credit >= 0),
  trial_used_at timestamptz,
  created_at timestamptz not null
);

create table cards (
  id uuid primary key default gen_random_uuid(),
  customer_id uuid not null references customers on delete cascade,
  -- What the gateway calls it; its number is known there alone.
  gateway_id text not null,
  fingerprint text not null,
  brand text not null check (brand in ('visa', 'mastercard', 'amex', 'other')),
  last4 text not null check (last4 ~ '^\d{4}$'),
  expiry_month int not null check (expiry_month between 1 and 12),
  expiry_year int not null,
  is_default boolean not null,
  -- When its person was told that it expires soon.
  warned_at timestamptz,
  created_at timestamptz not null,
  unique (customer_id, fingerprint)
);
create unique index one_default_card on cards (customer_id) where is_default;

create table coupons (
  code text primary key,
  percent int not null check (percent between 1 and 100),
  invoices int not null check (invoices >= 1),
  plans text[],
  most int,
  until timestamptz,
  active boolean not null default true,
  request_key text not null unique,
  created_at timestamptz not null
);
create table coupon_uses (
  code text not null references coupons,
  customer_id uuid not null references customers,
  used_at timestamptz not null,
  primary key (code, customer_id)
);

create table subscriptions (
  customer_id uuid primary key references customers,
  state text not null check (state in ('trial', 'active', 'past-due', 'paused', 'ended')),
  plan text not null check (plan in ('starter', 'growth', 'scale')),
  period text not null check (period in ('month', 'year')),
  started_at timestamptz not null,
  -- Ends of periods are counted from here, so that a short month does not shorten those after it.
  anchor_at timestamptz not null,
  cycle int not null,
  period_starts_at timestamptz not null,
  period_ends_at timestamptz not null,
  -- What the running period cost without tax: what is left of it is credit.
  period_net int not null,
  -- What follows at the end of the period; null: the same. 'free' is a cancellation.
  next_plan text check (next_plan in ('free', 'starter', 'growth', 'scale')),
  next_period text check (next_period in ('month', 'year')),
  -- What stays where the next plan has fewer places.
  keep jsonb,
  -- Charges of the open invoice that failed.
  attempts int not null default 0,
  -- When something is to be done next; null: nothing.
  due_at timestamptz,
  -- When its person was told that the trial ends.
  reminded_at timestamptz,
  coupon_code text references coupons,
  -- Invoices that the coupon still lowers.
  coupon_left int not null default 0
);
create index subscriptions_due on subscriptions (due_at) where due_at is not null;

create table invoice_numbers (year int primary key, last int not null);
create table invoices (
  id uuid primary key default gen_random_uuid(),
  customer_id uuid not null references customers,
  number text not null unique,
  issued_at timestamptz not null,
  state text not null check (state in ('open', 'paid', 'refunded', 'partly-refunded', 'void')),
  purpose text not null check (purpose in ('start', 'upgrade', 'renewal')),
  plan text not null,
  period text not null,
  from_at timestamptz not null,
  to_at timestamptz not null,
  currency text not null,
  -- Kind, amount, days and of, as a quote has them.
  lines jsonb not null,
  tax jsonb not null,
  total int not null check (total >= 0),
  -- Without tax, before what is left of another period.
  net int not null,
  -- What goes into the customer's credit, or was taken out of it.
  credit int not null,
  refunded int not null default 0 check (refunded between 0 and total),
  -- Whom it is for, as they stood then.
  billing jsonb,
  coupon_code text,
  keep jsonb
);
create index invoices_of_customer on invoices (customer_id, issued_at desc, id desc);
create unique index one_open_invoice on invoices (customer_id) where state = 'open';

create table payments (
  -- Also what the gateway knows the charge by, so that the same one is made once.
  id uuid primary key,
  customer_id uuid not null references customers,
  invoice_id uuid not null references invoices,
  gateway_card text not null,
  last4 text not null,
  amount int not null check (amount > 0),
  currency text not null,
  state text not null check (state in ('processing', 'authentication', 'paid', 'failed')),
  failure text,
  gateway_id text unique,
  -- Whether its person was there.
  present boolean not null,
  return_path text not null,
  refunded int not null default 0 check (refunded between 0 and amount),
  disputed boolean not null default false,
  created_at timestamptz not null,
  ended_at timestamptz
);
create unique index one_open_payment on payments (customer_id) where state in ('processing', 'authentication');
create index payments_of_invoice on payments (invoice_id, created_at desc);
create index payments_newest on payments (created_at desc, id desc);

-- The same request again makes nothing again.
create table payment_requests (
  key text primary key,
  customer_id uuid not null references customers,
  payment_id uuid references payments,
  created_at timestamptz not null
);

create table refunds (
  id uuid primary key,
  payment_id uuid not null references payments,
  amount int not null check (amount > 0),
  state text not null check (state in ('processing', 'done', 'failed')),
  request_key text not null unique,
  created_at timestamptz not null
);

-- Double entry: what one account gains, others lose. The sum of a booking is zero.
create table ledger_entries (
  id bigint generated by default as identity primary key,
  booking uuid not null,
  at timestamptz not null,
  account text not null check (account in ('receivable', 'gateway', 'revenue', 'tax', 'credit', 'disputed')),
  currency text not null,
  amount int not null check (amount <> 0),
  invoice_id uuid references invoices,
  payment_id uuid references payments
);
create index ledger_entries_of_booking on ledger_entries (booking);
create index ledger_entries_by_time on ledger_entries (at);
create function check_booking() returns trigger language plpgsql as '
begin
  if exists (select 1 from ledger_entries where booking = new.booking group by currency having sum(amount) <> 0) then
    raise exception ''a booking of the ledger is not balanced'' using errcode = ''check_violation'';
  end if;
  return null;
end';
create constraint trigger booking_is_balanced after insert on ledger_entries deferrable initially deferred for each row execute function check_booking();

-- Events of the gateway, each handled once.
create table gateway_events (id text primary key, kind text not null, received_at timestamptz not null);

-- The last comparison of ledger and gateway.
create table payment_comparisons (only_one boolean primary key default true check (only_one), compared_at timestamptz not null);
create table payment_differences (
  kind text not null check (kind in ('missing-at-gateway', 'missing-here', 'other-amount', 'other-state', 'ledger-not-zero')),
  id text not null,
  currency text not null,
  here int,
  at_gateway int,
  primary key (kind, id)
);
