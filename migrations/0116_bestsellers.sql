-- no transaction
-- For the products of a category that sell best, which a product's page offers beside it: without it, every one in the category was read and sorted.
-- Not only those in stock: a stock in an index would make each reservation write all of the product's indexes.
drop index concurrently if exists product_sale_bestseller_idx;
create index concurrently product_sale_bestseller_idx on product (category, units_sold desc, number) where archived_at is null and price_paise > 0;
