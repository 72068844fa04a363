-- The numbers below the bars of a product's packages: one for each of its variants that has one.
alter table products add column eans text[] not null default '{}';
