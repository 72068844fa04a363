-- The calls of one account on a platform, shared by every process: when the next one may go, how fast they go since when, and since when
-- nobody calls because the platform asked for a pause or is broken. Written several times a second and worth nothing after a crash: unlogged.
create unlogged table platform_budgets (
  -- Name of the account and address of its API.
  account text primary key,
  next_turn timestamptz not null default now(),
  -- Calls per second; grows back to the full rate.
  base_rate double precision not null,
  rate_since timestamptz not null default now(),
  paused_until timestamptz,
  -- Failures of any call in a row.
  failures int not null default 0,
  open_until timestamptz
);
