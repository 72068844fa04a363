-- Who did what, when, from where: a kind of event with its values. Sentences are made in the browser.
alter table audit_log rename column action to kind;
-- Of a person, or of nobody: a deleted person's events keep one id that stands for them.
alter table audit_log drop constraint audit_log_person_id_fkey;
-- The person whom it was done to.
alter table audit_log add column about_id uuid;
-- The name of the store: events stay when the store goes.
alter table audit_log add column store text;
-- Events with the same text are one row, which counts them.
alter table audit_log add column together text;

update audit_log a set
  store = coalesce(
    case when detail ->> 'store' ~ '^[a-z0-9][a-z0-9-]*$' then detail ->> 'store' end,
    (select s.name from stores s where s.id::text = a.detail ->> 'storeId')),
  kind = case kind
    when 'tied to an account' then 'account-tied'
    when 'registered' then 'account-registered'
    when 'deleted the account' then 'account-deleted'
    when 'signed out everywhere' then 'signed-out-everywhere'
    when 'set a forgotten password' then 'password-reset'
    when 'changed the password' then 'password-changed'
    when 'asked for another e-mail' then 'email-requested'
    when 'changed the e-mail' then 'email-changed'
    when 'connected a store' then 'store-connected'
    when 'renamed a store' then 'store-renamed'
    when 'replaced the key of a store' then 'store-key-replaced'
    when 'paused a store' then 'store-paused'
    when 'ended the pause of a store' then 'store-continued'
    when 'disconnected a store' then 'store-disconnected'
    else 'access-refused' end,
  detail = case
    when kind = 'tied to an account' then jsonb_strip_nulls(jsonb_build_object('issuer', detail -> 'issuer'))
    when kind = 'connected a store' then jsonb_strip_nulls(jsonb_build_object('type', detail -> 'storeType'))
    when kind = 'renamed a store' then jsonb_strip_nulls(jsonb_build_object('former', detail -> 'former', 'name', detail -> 'displayName'))
    when kind = 'replaced the key of a store' then jsonb_strip_nulls(jsonb_build_object('endsWith', detail -> 'endsWith'))
    when kind = 'disconnected a store' then jsonb_strip_nulls(jsonb_build_object('account', detail -> 'account'))
    when kind like 'refused %' then jsonb_strip_nulls(jsonb_build_object('call', substr(kind, 9), 'what', detail -> 'what', 'times', 1))
    else '{}'::jsonb end;

alter table audit_log add constraint audit_log_together unique (together);
create index audit_log_by_time on audit_log (at desc, id desc);
create index audit_log_of_person on audit_log (person_id, at desc, id desc);
create index audit_log_about_person on audit_log (about_id, at desc, id desc) where about_id is not null;
create index audit_log_of_store on audit_log (store, at desc, id desc) where store is not null;
create index audit_log_of_kind on audit_log (kind, at desc, id desc);
