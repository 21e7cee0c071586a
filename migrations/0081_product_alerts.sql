-- Who wants a mail when a sold-out product is back, or when one becomes cheaper (docs/rules.md, Alerts).
create table product_alert (
  id text primary key,
  uid text not null references "user" (id) on delete cascade,
  product_id text not null references product (id) on delete cascade,
  kind text not null check (kind in ('stock', 'price')),
  -- Of a price alert: what a mail must be below. After each mail it is the price of that mail.
  below_paise bigint check (below_paise > 0),
  locale text not null,
  -- Of the newest mail's link, with which the alert is ended without signing in: only the hash.
  token_hash text unique,
  created_at timestamptz not null,
  told_at timestamptz,
  unique (uid, product_id, kind),
  constraint product_alert_below check ((kind = 'price') = (below_paise is not null))
);
create index product_alert_product_idx on product_alert (product_id);
