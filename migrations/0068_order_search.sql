-- no transaction
-- What the order desk searches. Without them every search read all orders and their lines: some seconds after ten years at 200 orders a day.
drop index concurrently if exists order_name_trgm_idx;
create index concurrently order_name_trgm_idx on "order" using gin (name gin_trgm_ops);
drop index concurrently if exists order_email_trgm_idx;
create index concurrently order_email_trgm_idx on "order" using gin (email gin_trgm_ops);
drop index concurrently if exists order_phone_trgm_idx;
create index concurrently order_phone_trgm_idx on "order" using gin ((address->>'phone') gin_trgm_ops);
drop index concurrently if exists order_line_name_trgm_idx;
create index concurrently order_line_name_trgm_idx on order_line using gin (name gin_trgm_ops);
drop index concurrently if exists order_line_sku_trgm_idx;
create index concurrently order_line_sku_trgm_idx on order_line using gin (sku gin_trgm_ops);
