-- A file that goes with a message. Null once a mail server took it, as the message itself.
alter table mails add column file_name text;
alter table mails add column file bytea;
