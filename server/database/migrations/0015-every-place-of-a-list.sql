-- A published list is compared to its last place, also beyond what the platform's search shows.
alter table publications
  -- Places that could not be looked at.
  add column unseen int not null default 0,
  -- Scores that were read since then count for the comparison: begun, or asked for anew by a person.
  add column look_from timestamptz;
alter table drifts add column unseen int not null default 0;
-- When the product's own score was last read from the platform, or taken by it, apart from its other details.
alter table products add column score_read_at timestamptz;

-- Where a product stands instead, from 1; null: it is not among those that are shown. Sentences are made where they are read.
alter table publication_differences add column found int;
update publication_differences set found = substring(detail from '^stands at place (\d+)$')::int;
alter table publication_differences drop column detail;

-- A list is scheduled once for a minute. What somebody brings back afterwards is not in the way of it.
update publications p set state = 'cancelled', ended_at = now(), cancel_asked_at = now()
where state = 'scheduled' and returns is null and exists (
  select 1 from publications q where q.store_id = p.store_id and q.list_kind = p.list_kind and q.list_id = p.list_id and q.state = 'scheduled' and q.returns is null
    and date_trunc('minute', q.starts_at at time zone 'UTC') = date_trunc('minute', p.starts_at at time zone 'UTC') and (q.requested_at, q.id) > (p.requested_at, p.id));
create unique index one_schedule_of_a_list_in_a_minute on publications (store_id, list_kind, list_id, date_trunc('minute', starts_at at time zone 'UTC'))
  where state = 'scheduled' and returns is null;

-- Why the platform did not take a product, as a code; `detail` holds the platform's own words alone.
alter table publication_writes add column reason text
  check (reason in ('said', 'no-release-date', 'other-score-kept', 'unreadable', 'broken', 'no-place', 'unexplained'));
update publication_writes set reason = 'said' where result = 'refused';
-- Of a failure, only the name of a missing right is told.
alter table publications rename column failure_detail to missing_right;
update publications set missing_right = null where failure is distinct from 'forbidden';
