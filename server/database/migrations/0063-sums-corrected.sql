-- Sums that a night corrected, kept until a notice says so: one that is broken off in between loses none.
alter table sales_coverage add column corrected_days date[] not null default '{}';
alter table sales_coverage add column corrected_rows int not null default 0;
