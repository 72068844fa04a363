-- Reports read a few categories over many days; the primary key begins with the day.
create index sales_categories_by_category on sales_categories (store_id, category_id, day);
