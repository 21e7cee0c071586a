-- The price when the heart was set, so that the list can say what has become cheaper since. Unknown for hearts set before.
alter table favourite add column seen_price_paise bigint check (seen_price_paise >= 0);
