-- A payment carries the frozen snapshot of what is bought: an order is made from it and from nothing else (decisions.md §4).
--   preparing → open → captured → settled            the good way
--   open → lapsed (reservation over) → captured …    late money still becomes an order if the stock is there
--   captured → refunding                             money that cannot become an order goes back
create table payment (
  id text primary key,
  uid text not null references "user" (id),
  kind text not null check (kind in ('goods', 'service')),
  receipt text not null,
  amount_paise bigint not null check (amount_paise > 0),
  currency text not null check (currency = 'INR'),
  state text not null check (state in ('preparing', 'open', 'lapsed', 'captured', 'settled', 'refunding', 'abandoned')),
  snapshot jsonb not null,
  request_hash text not null,
  provider_order_id text unique,
  provider_payment_id text unique,
  failure jsonb,
  reserved_until timestamptz not null,
  created_at timestamptz not null,
  captured_at timestamptz,
  settled_at timestamptz,
  unique (uid, receipt)
);
-- A shopper holds at most one open reservation.
create unique index payment_one_open on payment (uid) where state in ('preparing', 'open');
create index payment_due_idx on payment (reserved_until) where state in ('preparing', 'open');

create table reservation (
  payment_id text not null references payment (id),
  product_id text not null references product (id),
  quantity integer not null check (quantity >= 1),
  state text not null check (state in ('held', 'released', 'consumed')),
  primary key (payment_id, product_id)
);

create table "order" (
  id text primary key,
  number bigint generated always as identity unique,
  uid text not null references "user" (id),
  payment_id text not null unique references payment (id),
  provider_order_id text not null,
  provider_payment_id text not null unique,
  status text not null check (status in ('created', 'confirmed', 'packed', 'shipped', 'delivered', 'cancel')),
  payment_status text not null check (payment_status in ('success', 'refund pending', 'refunded', 'refund failed')),
  name text not null,
  email text not null,
  address jsonb not null,
  total_paise bigint not null check (total_paise > 0),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- When POST /order first told a caller of it: that answer is 201, later ones 200 (decisions.md §4).
  told_at timestamptz
);
create index order_uid_idx on "order" (uid, number desc);

create index order_updated_idx on "order" (updated_at);

create table order_line (
  order_id text not null references "order" (id),
  position integer not null,
  product_id text not null references product (id),
  name text not null,
  quantity integer not null check (quantity >= 1),
  price_paise bigint not null,
  hsn text,
  gst_rate_bp integer not null,
  primary key (order_id, position)
);
create index order_line_product_idx on order_line (product_id);

-- Who moved an order, when, from where to where: written with the change itself, never altered.
create table order_event (
  id bigint generated always as identity primary key,
  order_id text not null references "order" (id),
  at timestamptz not null,
  actor text not null,
  from_status text,
  to_status text not null,
  note text
);
create index order_event_order_idx on order_event (order_id);

create table refund (
  id text primary key,
  payment_id text not null references payment (id),
  order_id text references "order" (id),
  amount_paise bigint not null check (amount_paise > 0),
  reason text not null,
  state text not null check (state in ('pending', 'sent', 'processed', 'failed')),
  provider_refund_id text unique,
  attempts integer not null default 0,
  last_error text,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
-- The whole of a payment goes back at most once; partial refunds come with their own key in a later migration.
create unique index refund_once on refund (payment_id);

-- Webhooks that arrived, by the provider's event id: delivered at least once and in any order.
create table webhook_event (
  id text primary key,
  event text not null,
  body jsonb not null,
  received_at timestamptz not null
);

-- Idempotency-Key headers of money calls: what each key was used for.
create table idempotency_key (
  uid text not null references "user" (id) on delete cascade,
  key text not null,
  request_hash text not null,
  created_at timestamptz not null,
  primary key (uid, key)
);
