-- One row per unit with a serial number: what the shop has sent, and what customers have bought elsewhere and added to their warranty wallet
-- (docs/decisions/0056-units.md).
create table unit (
  id text primary key,
  -- Whose it is now.
  uid text not null references "user" (id) on delete cascade,
  -- The language of its mails: that of the sale, or of whoever added or took it over.
  locale text not null,
  from_us boolean not null,
  -- The brand's slug; where the shop does not know the maker, the name in lower case. A product without a brand is a maker of its own.
  maker text not null check (maker <> ''),
  maker_name text not null,
  serial text not null check (serial ~ '^[A-Z0-9./-]{1,40}$'),
  -- As the invoice has it, or as its owner calls it.
  name text not null,
  product_id text references product (id),
  order_id text references "order" (id),
  -- The place of its line in the order.
  position integer,
  shipment_id text references shipment (id),
  -- The first day of its warranty, in India, and the warranty as it was on that day.
  starts_on date not null,
  product_years integer check (product_years between 1 and 100),
  performance_years integer check (performance_years between 1 and 100),
  -- Of a kit: [{part, years}].
  warranty_parts jsonb not null default '[]',
  warranty_words text not null default '',
  -- When the shop took it back in: from then on its serial number is free.
  returned_at timestamptz,
  created_at timestamptz not null,
  check (from_us = (num_nonnulls(product_id, order_id, position, shipment_id) = 4)),
  check (from_us or num_nonnulls(product_id, order_id, position, shipment_id) = 0)
);
-- Decides who has a serial number when two claim it at once.
create unique index unit_serial_once on unit (maker, serial) where returned_at is null;
create index unit_uid_idx on unit (uid, starts_on);
create index unit_order_idx on unit (order_id, position);
-- Whether a product may still be removed.
create index unit_product_idx on unit (product_id);
