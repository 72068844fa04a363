-- Counts changes of an automation: who saves over one that they have not seen is refused.
alter table automations add column version int not null default 1;
