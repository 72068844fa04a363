-- What a person is notified of, and whether by e-mail. Without a row: of everything, and not by e-mail.
create table notice_settings (
  person_id uuid primary key references people (id) on delete cascade,
  muted text[] not null default '{}',
  mail text not null default 'off' check (mail in ('off', 'once', 'daily')),
  -- The newest notice that was sent, or that was there when sending began.
  mailed_id bigint not null default 0,
  -- The day, by the clocks of the person's first store, on which the last daily message was sent.
  mailed_on date
);

create index notice_settings_mail on notice_settings (mail) where mail <> 'off';
