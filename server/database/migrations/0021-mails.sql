-- Messages to people. Without a mail server they stay here, for the operator to read.
create table mails (
  id uuid primary key default gen_random_uuid(),
  receiver text not null,
  kind text not null,
  language text not null check (language in ('es', 'en', 'pt')),
  subject text not null,
  -- Null once a mail server took it: links in it open accounts.
  body_text text,
  body_html text,
  state text not null check (state in ('kept', 'waiting', 'sent', 'failed')),
  attempts int not null default 0,
  -- When it is sent next; of one that is being sent, when it counts as not sent.
  next_at timestamptz not null,
  -- What the mail server answered last, or why it could not be reached.
  fault text,
  created_at timestamptz not null,
  sent_at timestamptz
);
create index mails_waiting on mails (next_at) where state = 'waiting';
create index mails_by_time on mails (created_at desc, id);
