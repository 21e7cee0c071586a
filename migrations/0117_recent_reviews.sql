-- no transaction
-- For the review on the home page: the newest of the whole shop.
drop index concurrently if exists review_recent_idx;
create index concurrently review_recent_idx on review (created_at desc, id desc) where state = 'published' and kind = 'shopper';
