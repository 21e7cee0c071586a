-- How a payment is made: its method's gateway opens it, captures it and pays it back. All so far were Razorpay's, or its sandbox's.
alter table payment add column method text not null default 'razorpay' check (method in ('razorpay'));
alter table payment alter column method drop default;

-- The provider's ids of an order and of a booking were copies of their payment's, and are read from there now. A payment that lacks one
-- gets it back from the copy; where any differs all the same, nothing is dropped and the migration stops.
update payment set
  provider_order_id = coalesce(payment.provider_order_id, sale.provider_order_id),
  provider_payment_id = coalesce(payment.provider_payment_id, sale.provider_payment_id)
from (
  select payment_id, provider_order_id, provider_payment_id from "order"
  union all select payment_id, provider_order_id, provider_payment_id from booking
) as sale
where sale.payment_id = payment.id and (payment.provider_order_id is null or payment.provider_payment_id is null);

do $$
begin
  if exists (
    select from payment join (
      select payment_id, provider_order_id, provider_payment_id from "order"
      union all select payment_id, provider_order_id, provider_payment_id from booking
    ) as sale on sale.payment_id = payment.id
    where (payment.provider_order_id, payment.provider_payment_id)
      is distinct from (sale.provider_order_id, sale.provider_payment_id)
  ) then
    raise exception 'an order or booking names other ids of the payment provider than its payment';
  end if;
end $$;

alter table "order" drop column provider_order_id, drop column provider_payment_id;
alter table booking drop column provider_order_id, drop column provider_payment_id;
