-- Single sales of days before this one were let go: what they had counted for is not known any more, so it stays as it is.
alter table sales_coverage add column let_go_before date;
update sales_coverage set let_go_before = (checked_on - make_interval(months => keep_months))::date where checked_on is not null;
