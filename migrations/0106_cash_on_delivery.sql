-- Cash on delivery (docs/decisions/0066): the order stands while its payment is due, and the carrier's remittance file confirms the money. It is off
-- until the owner has switched it on.
-- the former release: it neither opens such payments nor collects them; orders that are due are listed there under words that it does not know
alter table payment drop constraint payment_method_check;
alter table payment add constraint payment_method_check check (method in ('razorpay', 'bank-transfer', 'cash-on-delivery'));

--   open → due (the order stands, no money has come) → settled (collected) | uncollected (cancelled, or the parcel came back)
alter table payment drop constraint payment_state_check;
alter table payment add constraint payment_state_check check (
  state in ('preparing', 'open', 'lapsed', 'captured', 'settled', 'refunding', 'abandoned', 'due', 'uncollected'));
alter table payment add constraint payment_due_unpaid check (
  state not in ('due', 'uncollected') or (method = 'cash-on-delivery' and captured_at is null and provider_payment_id is null));
create index payment_owed_idx on payment (uid) where state = 'due';

alter table "order" drop constraint order_payment_status_check;
alter table "order" add constraint order_payment_status_check check (
  payment_status in ('success', 'refund pending', 'refunded', 'refund failed', 'due', 'uncollected'));

-- A parcel that was refused at the door and has come back.
alter table shipment drop constraint shipment_state_check;
alter table shipment add constraint shipment_state_check check (state in ('shipped', 'delivered', 'returned'));

-- The payment that a code confirms, so that it opens nothing else; null for a code that proves a number.
alter table phone_code add column purpose text;

-- Money that a carrier has collected, as its remittance files list it or as the owner has entered it. Each row is counted once, however often it is uploaded.
create table cash_collection (
  id text primary key,
  -- A hash of waybill and amount, or where there is no waybill of order, amount, day and UTR; for one entered by hand, its payment.
  fingerprint text not null unique,
  -- file: a row of a carrier's file; hand: entered by the owner.
  source text not null check (source in ('file', 'hand')),
  waybill text not null,
  -- What the file calls the order.
  order_ref text not null,
  -- The day of the remittance, and the bank's number of it, where the file says so.
  day date,
  utr text not null,
  amount_paise bigint not null check (amount_paise > 0),
  -- unclear: the owner must look; matched: it settled `payment_id`; returned: promised back as a refund of it; set-aside: no customer's money.
  state text not null check (state in ('unclear', 'matched', 'returned', 'set-aside')),
  -- The payment of the order that it names; for one that is matched or returned, the payment that it counts for.
  payment_id text references payment (id),
  -- Why the owner has entered it.
  note text not null default '',
  -- Whether the shop was being tried out.
  test boolean not null,
  created_at timestamptz not null,
  decided_at timestamptz,
  check ((state = 'unclear') = (decided_at is null)),
  check (state not in ('matched', 'returned') or payment_id is not null)
);
create index cash_collection_payment_idx on cash_collection (payment_id);
create index cash_collection_unclear_idx on cash_collection (created_at) where state = 'unclear';
-- A remittance row names its parcel by the carrier's number.
create index shipment_tracking_idx on shipment (upper(regexp_replace(tracking, '[^A-Za-z0-9]', '', 'g'))) where tracking <> '';
