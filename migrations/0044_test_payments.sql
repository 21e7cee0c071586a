-- Whether money moved is remembered for ever: a payment that was opened in the sandbox or with the provider's test keys, and all that came of
-- it, stays a test whatever the shop becomes later (docs/decisions/0024).
alter table payment add column test boolean not null default false;
alter table "order" add column test boolean not null default false;
alter table booking add column test boolean not null default false;
alter table tax_document add column test boolean not null default false;

-- What there is already: the sandbox keeps its ledger in this database, so what it was asked for is known by its id. Razorpay's own test mode
-- left no mark: such a payment counts as real, for a real one must never be taken for a test. So does what no provider was asked for.
update payment set test = true where provider_order_id in (select id from sandbox_order);
update "order" set test = true from payment where payment.id = "order".payment_id and payment.test;
update booking set test = true from payment where payment.id = booking.payment_id and payment.test;
update tax_document set test = true
 where subject_id in (select id from "order" where test union all select id from booking where test);

-- Tests have series of their own, so that the real ones have no gap. Papers that the sandbox was given before keep the numbers under which
-- they are known; the real series goes on behind them, and the test one counts on from them.
alter table document_series add column test boolean not null default false;
alter table document_series drop constraint document_series_pkey;
alter table document_series add primary key (kind, test, financial_year);
alter table tax_document drop constraint tax_document_kind_financial_year_sequence_key;
alter table tax_document add constraint tax_document_sequence_key unique (kind, test, financial_year, sequence);
insert into document_series (kind, test, financial_year, last_number)
  select kind, true, financial_year, max(sequence) from tax_document where test group by kind, financial_year;
