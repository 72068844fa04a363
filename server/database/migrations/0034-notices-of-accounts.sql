-- A notice may be about the person's account, in no store.
alter table notices
  alter column store drop not null,
  alter column store_name drop not null;
