-- no transaction
-- For the search of orders by the name that a customer was shown: without it, every search read every line.
drop index concurrently if exists order_line_shown_name_trgm_idx;
create index concurrently order_line_shown_name_trgm_idx on order_line using gin (shown_name gin_trgm_ops);
-- For the counts behind the tabs of the order desk: a tenth of the index that also has the number, and so read in less than half the time.
drop index concurrently if exists order_status_count_idx;
create index concurrently order_status_count_idx on "order" (status);
