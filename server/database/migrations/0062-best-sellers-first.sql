-- The most that a product of a long list sold is looked up among those that sold most, not summed over all.
create index product_figures_by_revenue on product_figures (store_id, revenue30 desc);
