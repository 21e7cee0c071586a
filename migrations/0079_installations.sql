-- A system that is sold with its installation, as one thing and in milestones (docs/decisions/0053). Price, split and lines are frozen at the offer;
-- each milestone has a payment of its own, so all of docs/payments.md holds for it as for an order.
-- the former release: it makes no payment of the new kind, and an event about one fails there and is sent again; the function does more, not less
alter table payment drop constraint payment_kind_check,
  add constraint payment_kind_check check (kind in ('goods', 'service', 'installation'));

create table installation (
  id text primary key,
  number bigint generated always as identity unique,
  uid text not null references "user" (id),
  -- Made for a mail address that its account has not proved: hidden from the account until somebody does.
  awaits_proof boolean not null default false,
  test boolean not null,
  state text not null check (state in ('offered', 'active', 'completed', 'cancelled')),
  name text not null,
  email text not null,
  address jsonb not null,
  locale text not null,
  note text not null default '',
  -- [{productId, name, sku, quantity, price, hsn, gstRateBp}]: the goods at their prices of that day, in paise with tax.
  lines jsonb not null,
  -- Fitting, before tax.
  work_paise bigint not null check (work_paise >= 0),
  -- The two parts of the price, tax included: what is taxed as goods and what as service.
  goods_paise bigint not null check (goods_paise >= 0),
  goods_rate_bp integer not null,
  service_paise bigint not null check (service_paise >= 0),
  service_rate_bp integer not null,
  survey_booking_id text references booking (id),
  -- The survey's fee, taken off.
  credit_paise bigint not null default 0 check (credit_paise >= 0),
  -- The part of it that is taken off the goods.
  credit_goods_paise bigint not null default 0 check (credit_goods_paise between 0 and credit_paise),
  total_paise bigint not null check (total_paise > 0),
  created_by text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  completed_at timestamptz,
  cancelled_at timestamptz,
  check (total_paise = goods_paise + service_paise - credit_paise)
);
create index installation_uid_idx on installation (uid, number desc);
-- One fee is credited once.
create unique index installation_survey_once on installation (survey_booking_id) where state <> 'cancelled';

create table installation_milestone (
  installation_id text not null references installation (id),
  position integer not null check (position >= 1),
  share_percent integer not null check (share_percent between 1 and 100),
  amount_paise bigint not null check (amount_paise > 0),
  -- The part of it that is taxed as goods.
  goods_paise bigint not null check (goods_paise between 0 and amount_paise),
  -- Claimed once: one milestone, one payment.
  payment_id text unique references payment (id),
  paid_at timestamptz,
  primary key (installation_id, position),
  check ((payment_id is null) = (paid_at is null))
);

-- Who did what and when: written with the change itself, never altered.
create table installation_event (
  id bigint generated always as identity primary key,
  installation_id text not null references installation (id),
  at timestamptz not null,
  actor text not null,
  what text not null check (what in ('created', 'link', 'paid', 'refunded', 'completed', 'cancelled')),
  milestone integer,
  note text not null default ''
);
create index installation_event_installation_idx on installation_event (installation_id, id);

alter table payment_link add column installation_id text references installation (id), add column milestone integer;
create index payment_link_installation_idx on payment_link (installation_id) where installation_id is not null;
alter table refund add column installation_id text references installation (id);
create index refund_installation_idx on refund (installation_id) where installation_id is not null;

create or replace function show_orders_of_proven_address() returns trigger language plpgsql as $$
begin
  update "order" set awaits_proof = false where uid = new.id and email = new.email and awaits_proof;
  update installation set awaits_proof = false where uid = new.id and email = new.email and awaits_proof;
  return null;
end
$$;

-- What is paid when: on order, on delivery, on handover. The owner changes it like every figure.
insert into dated_figure (id, key, scope, value, source, url, kind, confirmed, effective_from, effective_to, checked_on, note) values
  ('fig_milestones_2026', 'milestones', 'shop', '{"onOrder": 10, "onDelivery": 60, "onHandover": 30}', 'Assumption of the shop', null, 'assumption', false, '2026-11-22', null, '2026-11-22', 'Shares of the price of an installed system; together 100 %.');
