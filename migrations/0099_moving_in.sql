-- Customers and orders of a former shop, from its export files (docs/decisions/0063). A file is looked through first; what was read waits in `rows` until the
-- owner takes it in, whole or not at all.
create table moving_import (
  id text primary key,
  kind text not null check (kind in ('customers', 'orders')),
  source text not null check (source in ('shopify', 'woocommerce')),
  actor text not null,
  actor_name text not null,
  file_name text not null,
  state text not null check (state in ('checked', 'done', 'undone')),
  -- Empty once they are in.
  rows jsonb not null,
  report jsonb not null,
  created_at timestamptz not null,
  ended_at timestamptz
);
create index moving_import_created_idx on moving_import (created_at desc);

-- A customer of the former shop. No account: that begins with an invitation, or when they sign up.
create table moved_customer (
  id text primary key,
  import_id text references moving_import (id) on delete set null,
  source text not null check (source in ('shopify', 'woocommerce')),
  email text not null unique check (email = lower(email)),
  name text not null,
  phone text not null,
  address jsonb,
  note text not null,
  tags text not null,
  order_count integer not null check (order_count >= 0),
  spent_paise bigint not null check (spent_paise >= 0),
  -- Only if the file says so: whether they agreed to advertising, since when we know, and from which file.
  consented_at timestamptz,
  consent_source text,
  -- The owner has asked for their invitation, in a language; a job sends it.
  invite_asked_at timestamptz,
  invite_locale text,
  invited_at timestamptz,
  created_at timestamptz not null,
  check ((invite_asked_at is null) = (invite_locale is null)),
  check ((consented_at is null) = (consent_source is null))
);
create index moved_customer_import_idx on moved_customer (import_id);
create index moved_customer_listed_idx on moved_customer (name, id);
create index moved_customer_asked_idx on moved_customer (id) where invite_asked_at is not null and invited_at is null;

-- An order of the former shop, as its file tells of it: nothing here is counted, changed or paid.
create table past_order (
  id text primary key,
  import_id text references moving_import (id) on delete set null,
  source text not null check (source in ('shopify', 'woocommerce')),
  number text not null,
  -- Null where the file has none: then only the owner sees it.
  email text check (email = lower(email)),
  name text not null,
  phone text not null,
  placed_at timestamptz not null,
  state text not null check (state in ('unpaid', 'paid', 'sent', 'cancelled', 'refunded', 'part-refunded')),
  subtotal_paise bigint not null check (subtotal_paise >= 0),
  discount_paise bigint not null check (discount_paise >= 0),
  discount_code text not null,
  shipping_paise bigint not null check (shipping_paise >= 0),
  tax_paise bigint not null check (tax_paise >= 0),
  total_paise bigint not null check (total_paise >= 0),
  refunded_paise bigint not null check (refunded_paise >= 0),
  -- Each {name, sku, quantity, totalPaise}.
  lines jsonb not null,
  billing jsonb,
  shipping jsonb,
  created_at timestamptz not null,
  unique (source, number)
);
create index past_order_email_idx on past_order (email, placed_at desc);
create index past_order_placed_idx on past_order (placed_at desc, id);
create index past_order_import_idx on past_order (import_id);
