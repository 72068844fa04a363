-- The store's day whose figures that are not as usual people were notified of last.
alter table sales_coverage add column noticed_on date;
update sales_coverage set noticed_on = reconciled_on;
