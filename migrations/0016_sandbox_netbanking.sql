-- The sandbox knows netbanking as a third method, with the bank that was chosen (Razorpay: payment entity, `bank`).
alter table sandbox_payment
  drop constraint sandbox_payment_method_check,
  add constraint sandbox_payment_method_check check (method in ('card', 'upi', 'netbanking')),
  add column bank text;
