-- A second method: the customer transfers the money to the owner's account under a reference of the payment's own, and the owner's bank statement
-- confirms it (docs/decisions/0060). It is off until the owner has entered an account.
-- the former release: it neither opens such payments nor reads credits; only its check and index on payments are widened
alter table payment drop constraint payment_method_check;
alter table payment add constraint payment_method_check check (method in ('razorpay', 'bank-transfer'));

-- When the payer was reminded that their transfer is still missing.
alter table payment add column reminded_at timestamptz;

-- A shopper holds at most one reservation that their next payment replaces. A bank transfer waits for days, beside what else they buy.
drop index payment_one_open;
create unique index payment_one_open on payment (uid) where state in ('preparing', 'open') and method <> 'bank-transfer';
create index payment_waiting_idx on payment (uid) where state in ('preparing', 'open') and method = 'bank-transfer';

-- Money that came into the owner's account, as the bank's statements list it. Each credit is counted once, however often it is uploaded.
create table bank_credit (
  id text primary key,
  -- A hash of day, amount and words, and of which of several equal rows of one statement it is.
  fingerprint text not null unique,
  day date not null,
  narration text not null,
  amount_paise bigint not null check (amount_paise > 0),
  -- unclear: the owner must look; matched: it paid for `payment_id`; returned: promised back as a refund of `payment_id`; set-aside: not a customer's.
  state text not null check (state in ('unclear', 'matched', 'returned', 'set-aside')),
  -- The payment whose reference it names; for one that is matched or returned, the payment that it counts for.
  payment_id text references payment (id),
  -- Whether the shop was being tried out when it was uploaded.
  test boolean not null,
  created_at timestamptz not null,
  decided_at timestamptz,
  check ((state = 'unclear') = (decided_at is null)),
  check (state not in ('matched', 'returned') or payment_id is not null)
);
create index bank_credit_payment_idx on bank_credit (payment_id);
create index bank_credit_unclear_idx on bank_credit (created_at) where state = 'unclear';
