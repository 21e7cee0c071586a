-- What an order consists of besides its lines; frozen from the payment's snapshot (decisions.md §4).
alter table "order"
  add column subtotal_paise bigint,
  add column discount_paise bigint not null default 0 check (discount_paise >= 0),
  add column delivery_paise bigint not null default 0 check (delivery_paise >= 0),
  add column coupon text,
  add column note text not null default '',
  -- {gstin, name}: a business buyer who wants to claim the tax.
  add column buyer jsonb,
  -- {area, earliest, latest}: what was promised when it was paid.
  add column delivery jsonb,
  add column locale text not null default 'en',
  add column shipped_at timestamptz,
  add column delivered_at timestamptz;
update "order" set subtotal_paise = total_paise;
alter table "order"
  alter column subtotal_paise set not null,
  add check (total_paise = subtotal_paise - discount_paise + delivery_paise);
create index order_status_idx on "order" (status, number desc);

-- A line's share of the order's discount, spread by largest remainder: invoices and refunds need it to the paisa.
alter table order_line
  add column discount_paise bigint not null default 0 check (discount_paise >= 0 and discount_paise <= price_paise * quantity);

-- A parcel on its way. An order may be sent in several; its status follows them.
create table shipment (
  id text primary key,
  order_id text not null references "order" (id),
  state text not null check (state in ('shipped', 'delivered')),
  carrier text not null,
  tracking text not null default '',
  tracking_url text not null default '',
  shipped_at timestamptz not null,
  delivered_at timestamptz
);
create index shipment_order_idx on shipment (order_id);
create table shipment_line (
  shipment_id text not null references shipment (id),
  position integer not null,
  quantity integer not null check (quantity >= 1),
  primary key (shipment_id, position)
);

-- requested → approved → received (money goes back, stock may) | refused; withdrawn by the customer before it is received
create table return_request (
  id text primary key,
  reference text not null unique,
  order_id text not null references "order" (id),
  uid text not null references "user" (id),
  state text not null check (state in ('requested', 'approved', 'refused', 'received', 'withdrawn')),
  reason text not null check (reason in ('defective', 'damaged', 'wrong', 'late', 'not-as-described', 'no-longer-needed')),
  note text not null default '',
  answer text not null default '',
  refund_paise bigint check (refund_paise >= 0),
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index return_request_order_idx on return_request (order_id);
create index return_request_state_idx on return_request (state, created_at desc);
create table return_line (
  return_id text not null references return_request (id),
  position integer not null,
  quantity integer not null check (quantity >= 1),
  restocked integer not null default 0 check (restocked >= 0 and restocked <= quantity),
  primary key (return_id, position)
);

-- Money can go back in parts, each for one cause: `cause` is what makes a repeated promise change nothing.
-- That all parts together never exceed the payment is checked behind the payment's row lock.
drop index refund_once;
alter table refund add column cause text;
update refund set cause = 'whole:' || payment_id;
alter table refund alter column cause set not null;
create unique index refund_cause on refund (cause);
create index refund_payment_idx on refund (payment_id);
create index refund_order_idx on refund (order_id);

-- An offer that a shopper applies by its code (decisions.md §4): nothing is claimed that cannot be had.
create table campaign (
  code text primary key check (code = upper(code)),
  kind text not null check (kind in ('percent', 'amount', 'cashback')),
  -- Hundredths of a percent, for percent and cashback.
  rate_bp integer check (rate_bp between 1 and 10000),
  -- The amount off, or the most that percent or cashback may come to; null means no limit.
  amount_paise bigint check (amount_paise > 0),
  applies_to text not null check (applies_to in ('goods', 'service', 'all')),
  min_total_paise bigint not null default 0 check (min_total_paise >= 0),
  starts_at timestamptz,
  ends_at timestamptz,
  total_limit integer check (total_limit > 0),
  customer_limit integer not null default 1 check (customer_limit > 0),
  used integer not null default 0 check (used >= 0),
  active boolean not null default true,
  created_at timestamptz not null,
  check (kind = 'amount' or rate_bp is not null),
  check (kind <> 'amount' or amount_paise is not null)
);
-- Who uses a code with which payment: held while the payment is open, used once it is settled, free again when it lapses.
create table campaign_use (
  payment_id text primary key references payment (id),
  code text not null references campaign (code),
  uid text not null references "user" (id),
  state text not null check (state in ('held', 'used', 'released')),
  discount_paise bigint not null default 0 check (discount_paise >= 0),
  -- What goes back after delivery and the return window, or after the visit.
  cashback_paise bigint not null default 0 check (cashback_paise >= 0),
  cashback_refund_id text references refund (id),
  at timestamptz not null
);
create index campaign_use_shopper_idx on campaign_use (code, uid) where state <> 'released';
create index campaign_use_cashback_idx on campaign_use (at) where state = 'used' and cashback_paise > 0 and cashback_refund_id is null;
insert into campaign (code, kind, rate_bp, amount_paise, applies_to, min_total_paise, customer_limit, created_at) values
  ('SOLAR15', 'percent', 1500, null, 'all', 0, 1000, now()),
  ('CASH200', 'cashback', 1000, 20000, 'all', 100000, 3, now()),
  ('CASH500', 'cashback', 1000, 50000, 'all', 250000, 2, now()),
  ('CASH750', 'cashback', 1000, 75000, 'all', 500000, 1, now());

-- Consecutive numbers, one series a kind of document and financial year (April to March). The row's lock is held until the
-- document is committed with its number, so there is never a gap or a duplicate (rule 46 (b) of the CGST Rules).
create table document_series (
  kind text not null check (kind in ('invoice', 'credit-note', 'receipt-voucher', 'refund-voucher')),
  financial_year integer not null,
  last_number integer not null default 0,
  primary key (kind, financial_year)
);
-- A tax document as it was issued; never altered.
create table tax_document (
  id text primary key,
  kind text not null check (kind in ('invoice', 'credit-note', 'receipt-voucher', 'refund-voucher')),
  financial_year integer not null,
  sequence integer not null check (sequence >= 1),
  number text not null unique check (number ~ '^[A-Za-z0-9][A-Za-z0-9/-]{0,15}$'),
  uid text not null references "user" (id),
  -- The order or booking that it belongs to; `cause` is the shipment, refund or payment that brought it about.
  subject_id text not null,
  cause text not null,
  refers_to text references tax_document (id),
  issued_at timestamptz not null,
  total_paise bigint not null check (total_paise >= 0),
  content jsonb not null,
  unique (kind, financial_year, sequence),
  unique (kind, cause)
);
create index tax_document_subject_idx on tax_document (subject_id);
create index tax_document_uid_idx on tax_document (uid, issued_at desc);
create index tax_document_month_idx on tax_document (issued_at);
