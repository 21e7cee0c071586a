-- What the shop writes to itself about an order; never shown to the customer.
create table order_note (
  id text primary key,
  order_id text not null references "order" (id),
  actor text not null,
  -- Kept as it was, so that a note still reads when the account is gone.
  actor_name text not null,
  words text not null check (words <> ''),
  created_at timestamptz not null
);
create index order_note_order_idx on order_note (order_id, created_at);

-- An order made on the telephone: a link under which its customer pays. Only the token's hash is kept, so that nobody who reads
-- the database can pay or look in somebody's place. One link makes one order: `payment_id` is claimed once.
create table payment_link (
  id text primary key,
  token_hash text not null unique,
  uid text not null references "user" (id),
  -- [{productId, quantity}]
  items jsonb not null,
  address jsonb not null,
  note text not null default '',
  locale text not null,
  -- What the customer was told on the telephone; what has changed since is said on the page.
  total_paise bigint not null check (total_paise > 0),
  created_by text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  cancelled_at timestamptz,
  payment_id text unique references payment (id),
  check (cancelled_at is null or payment_id is null)
);
create index payment_link_created_idx on payment_link (created_at desc);
create index payment_link_uid_idx on payment_link (uid);
