-- The ledger of the built-in payment sandbox. It stands for another company's books: nothing of the shop's refers to it,
-- and it stays empty once real keys are set.
create table sandbox_order (
  id text primary key,
  amount_paise bigint not null check (amount_paise >= 100),
  currency text not null check (currency = 'INR'),
  receipt text check (char_length(receipt) <= 40),
  unique_receipt boolean not null,
  status text not null check (status in ('created', 'attempted', 'paid')),
  attempts integer not null default 0,
  notes jsonb not null,
  created_at timestamptz not null
);
create unique index sandbox_order_receipt on sandbox_order (receipt) where unique_receipt;
create index sandbox_order_created_idx on sandbox_order (created_at);

create table sandbox_payment (
  id text primary key,
  order_id text not null references sandbox_order (id),
  amount_paise bigint not null check (amount_paise > 0),
  currency text not null,
  status text not null check (status in ('authorized', 'captured', 'refunded', 'failed')),
  method text not null check (method in ('card', 'upi')),
  refunded_paise bigint not null default 0 check (refunded_paise between 0 and amount_paise),
  card jsonb,
  vpa text,
  email text,
  contact text,
  error jsonb,
  refunds text not null default 'processed' check (refunds in ('processed', 'failed', 'pending')),
  late_at timestamptz,
  late_capture boolean not null default true,
  sends_webhooks boolean not null default true,
  created_at timestamptz not null,
  captured_at timestamptz
);
-- An order is paid at most once: a second attempt meets this index, whatever raced.
create unique index sandbox_payment_one_alive on sandbox_payment (order_id) where status <> 'failed';
create index sandbox_payment_order_idx on sandbox_payment (order_id);
create index sandbox_payment_late_idx on sandbox_payment (late_at) where late_at is not null;

create table sandbox_refund (
  id text primary key,
  payment_id text not null references sandbox_payment (id),
  amount_paise bigint not null check (amount_paise > 0),
  currency text not null,
  status text not null check (status in ('pending', 'processed', 'failed')),
  receipt text,
  speed text not null,
  notes jsonb not null,
  idempotency_key text unique,
  request_hash text not null,
  due_at timestamptz,
  created_at timestamptz not null
);
create index sandbox_refund_payment_idx on sandbox_refund (payment_id);
create index sandbox_refund_due_idx on sandbox_refund (due_at) where due_at is not null;

-- Webhooks that are to be sent. The body is kept as text, because the signature covers its bytes.
create table sandbox_delivery (
  event_id text primary key,
  event text not null,
  subject_id text not null,
  body text not null,
  attempts integer not null default 0,
  next_attempt_at timestamptz,
  last_status integer,
  last_error text,
  created_at timestamptz not null,
  delivered_at timestamptz
);
create index sandbox_delivery_due_idx on sandbox_delivery (next_attempt_at) where next_attempt_at is not null;
