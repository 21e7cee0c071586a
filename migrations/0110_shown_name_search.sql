-- no transaction
-- For the search of orders by the name that a customer was shown: without it, every search read every line.
drop index concurrently if exists order_line_shown_name_trgm_idx;
create index concurrently order_line_shown_name_trgm_idx on order_line using gin (shown_name gin_trgm_ops);
