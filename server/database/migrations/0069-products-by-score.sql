-- How many products a category has, and which of them have the highest scores, is read from the index alone.
drop index products_of_category;
create index products_of_category on products (store_id, category_id, score, id) include (active) where gone_at is null;
