-- The administrator has looked at a booking and stands by its time: `confirmed` on the wire.
alter table booking add column confirmed_at timestamptz;

-- A refund belongs to an order or to a booking. `provider_payment_id` is set where what goes back is not the payment's own
-- money: a second payment that was captured for something already paid.
alter table refund
  add column booking_id text references booking (id),
  add column provider_payment_id text;
create index refund_booking_idx on refund (booking_id) where booking_id is not null;

-- What moves a slot asks who is free between two moments; the constraint's own index answers it.
create index technician_area_area_idx on technician_area (area_id);
