-- Payments that were opened and not yet paid, by whom, to where and from where, as hashes: what was never paid costs growing pauses. A
-- payment's rows go when it is captured, all others after a day.
create table payment_opening (
  bucket text not null,
  payment_id text not null references payment (id) on delete cascade,
  at timestamptz not null,
  primary key (bucket, payment_id, at)
);
create index payment_opening_payment_idx on payment_opening (payment_id);
create index payment_opening_at_idx on payment_opening (at);
