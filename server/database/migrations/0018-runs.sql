-- One table for the life of everything that goes on longer than a call; publications and synchronisations keep what is their own.
-- There is no foreign key from them to it: where tables are distributed already, this one is placed after the migration.
create table runs (
  store_id uuid not null references stores on delete cascade,
  id uuid not null default gen_random_uuid(),
  kind text not null,
  -- What of the store it is about; empty: the whole store.
  subject text not null default '',
  -- The kind's table of states says which there are and which may follow.
  state text not null,
  waits_for text not null check (waits_for in ('nothing', 'time', 'worker', 'retry', 'platform')),
  -- What no other run of the kind in the store may have now; null: nothing.
  claim text,
  -- The time for which the subject is claimed while the run is scheduled.
  slot text,
  actor text not null check (actor in ('person', 'automation', 'system')),
  actor_id uuid,
  requested_at timestamptz not null,
  -- When it is taken up next, or taken for lost while it is worked on; null once it has ended.
  due_at timestamptz,
  started_at timestamptz,
  ended_at timestamptz,
  -- Since when somebody wants it to stop.
  cancel_asked_at timestamptz,
  -- Each in a row.
  platform_failures int not null default 0,
  own_failures int not null default 0,
  failure text,
  failure_detail text,
  -- How often it was asked for.
  asked int not null default 1,
  primary key (store_id, id)
);
create unique index one_claim_of_runs on runs (store_id, kind, claim);
create index runs_by_subject on runs (store_id, kind, subject);
create index runs_by_request on runs (store_id, kind, requested_at desc);
create index runs_due on runs (due_at) where due_at is not null;

insert into runs (store_id, id, kind, subject, state, waits_for, claim, slot, actor, actor_id, requested_at, due_at, started_at, ended_at, cancel_asked_at,
  platform_failures, own_failures, failure, failure_detail)
select s.store_id, s.id, 'publication', s.subject, s.stage, s.waits_for,
  case when s.stage = 'scheduled' and s.slot is not null then s.subject || ' at ' || s.slot
    when s.stage in ('planning', 'writing', 'gathering', 'replacing') then s.subject end,
  s.slot, case when s.requested_by is null then 'system' else 'person' end, s.requested_by, s.requested_at,
  -- One that was moved may have been looked after for its former time.
  case when s.open then coalesce(case when s.stage = 'scheduled' then s.starts_at end, s.next_at, now()) end, s.started_at, s.ended_at, s.cancel_asked_at, s.setbacks, s.own_setbacks,
  nullif(s.failure, 'superseded'), s.missing_right
from (
  select p.*, p.list_kind || ':' || p.list_id as subject, p.state in ('scheduled', 'waiting', 'running', 'sent') as open,
    case when p.starts_at is not null and p.returns is null then to_char(date_trunc('minute', p.starts_at at time zone 'UTC'), 'YYYY-MM-DD"T"HH24:MI') end as slot,
    case when p.state = 'scheduled' then 'time' when p.waiting_for = 'platform' then 'platform' when p.state = 'waiting' then 'worker'
      when p.state = 'sent' and p.retry_at is not null then 'time' else 'nothing' end as waits_for,
    case when p.state in ('waiting', 'running') and p.to_write is null then 'planning'
      when p.state in ('waiting', 'running') and p.file_begun_at is not null then 'replacing'
      when p.state in ('waiting', 'running') and p.way = 'file' then 'gathering'
      when p.state in ('waiting', 'running') then 'writing'
      when p.state = 'sent' and p.looks >= 1000 then 'rechecking'
      when p.state = 'sent' then 'checking'
      when p.failure = 'superseded' then 'superseded'
      else p.state end as stage
  from (select store_id, id, list_kind, list_id, state, waiting_for, to_write, file_begun_at, way, looks, failure, missing_right, starts_at, returns, requested_by,
      requested_at, next_at, retry_at, started_at, ended_at, cancel_asked_at, setbacks, own_setbacks from publications) p) s;

insert into runs (store_id, id, kind, subject, state, waits_for, claim, actor, actor_id, requested_at, due_at, started_at, ended_at, cancel_asked_at,
  platform_failures, own_failures, failure)
select y.store_id, y.id, 'synchronisation', y.subject, case when y.open then 'running' else y.state end,
  case when y.state = 'waiting' then coalesce(y.waiting_for, 'worker') else 'nothing' end, case when y.open then y.subject end,
  case when y.requested_by is null then 'system' else 'person' end, y.requested_by, y.requested_at,
  case when y.open then coalesce(y.retry_at, now()) end, y.started_at, y.ended_at, y.cancel_asked_at,
  case when y.waiting_for = 'platform' then y.setbacks else 0 end, case when y.waiting_for = 'platform' then 0 else y.setbacks end,
  case when y.state = 'failed' then y.failure end
from (select store_id, id, scope, state, waiting_for, requested_by, requested_at, retry_at, started_at, ended_at, cancel_asked_at, setbacks, failure,
    case when scope = 'sales' then 'sales' else 'catalogue' end as subject, state in ('waiting', 'running') as open from synchronisations) y;

insert into runs (store_id, kind, state, waits_for, claim, actor, requested_at, due_at)
select s.id, 'scores', 'resting', 'time', '', 'system', now(), coalesce(f.next_at, now())
from stores s left join store_figures f on f.store_id = s.id where s.readiness = 'ready';
insert into runs (store_id, kind, state, waits_for, claim, actor, requested_at, due_at)
select s.id, 'sales', 'resting', 'time', '', 'system', now(), coalesce(c.next_at, now())
from stores s left join sales_coverage c on c.store_id = s.id where s.readiness = 'ready';
insert into runs (store_id, kind, state, waits_for, claim, actor, requested_at, due_at)
select id, 'night', 'resting', 'time', '', 'system', now(), coalesce(next_synchronisation_at, now()) from stores where readiness = 'ready';
insert into runs (store_id, kind, state, waits_for, claim, actor, requested_at, due_at)
select id, 'details', 'resting', 'time', '', 'system', now(), coalesce(next_refresh_at, now()) from stores where readiness = 'ready';
insert into runs (store_id, kind, state, waits_for, claim, actor, requested_at, due_at)
select id, 'drift-watch', 'resting', 'time', '', 'system', now(), now() from stores where readiness = 'ready';

update publications set file_hidden = null where file_begun_at is null;
update publications set looks = 0, repairs = 0 where looks >= 1000;
alter table publications drop column state, drop column failure, drop column missing_right, drop column waiting_for, drop column requested_by,
  drop column requested_at, drop column started_at, drop column ended_at, drop column retry_at, drop column next_at, drop column cancel_asked_at,
  drop column setbacks, drop column own_setbacks, drop column file_begun_at;
create index publications_of_list on publications (store_id, list_kind, list_id);

alter table synchronisations drop column state, drop column waiting_for, drop column requested_by, drop column requested_at, drop column started_at,
  drop column ended_at, drop column retry_at, drop column cancel_asked_at, drop column setbacks;
-- What failed in a part, while the rest came in; why the whole failed stands with the run.
alter table synchronisations rename column failure to part_failure;

alter table stores drop column next_synchronisation_at, drop column next_refresh_at;
alter table store_figures drop column next_at;
alter table sales_coverage drop column next_at;
