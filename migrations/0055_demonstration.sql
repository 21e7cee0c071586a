-- What is the demonstration's is in no other shop. `seeded` says which shop shows the demonstration: its seed writes the row from now on. In a
-- database that there is already, products tell: those of the demonstration have their slug for an id, all others begin with prd_.
insert into seeded (what, at) select 'demonstration', now() where exists (select from product where id not like 'prd\_%');

-- Every shop was given four offers (0012, advertised by 0039, as 0047 left them), also one that never asked for a demonstration. They are the demonstration's now
-- (shop/campaigns/seed-offers.ts), which is given them once. Any other shop loses each of them that nobody has used, held or edited: one that
-- was used belongs to somebody's order, and one that was edited is the owner's own.
insert into seeded (what, at) select 'offers', now() where exists (select from seeded where what = 'demonstration');
delete from campaign
 where (code, kind, coalesce(rate_bp, 0), coalesce(amount_paise, 0), applies_to, min_total_paise, customer_limit) in (
         ('SOLAR15', 'percent', 1500, 0, 'all', 0, 1000),
         ('CASH200', 'cashback', 2000, 20000, 'all', 50000, 3),
         ('CASH500', 'cashback', 2500, 50000, 'all', 150000, 2),
         ('CASH750', 'cashback', 2500, 75000, 'all', 300000, 1))
   and total_limit is null and starts_at is null and ends_at is null and used = 0
   and not exists (select from campaign_use where campaign_use.code = campaign.code)
   and not exists (select from audit_entry where subject = 'offer:' || campaign.code)
   and not exists (select from seeded where what = 'demonstration');

-- A plan is on sale, hidden, or retired: sold no more for good, and kept for what was bought of it.
alter table service_plan
  add column retired_at timestamptz,
  add check (retired_at is null or not active);
-- The demonstration's plans have made-up prices: where it is not shown they are hidden until the owner publishes them, unless one was bought,
-- asked about or edited.
update service_plan set active = false
 where id in (1, 2, 3)
   and not exists (select from booking where plan_id = service_plan.id)
   and not exists (select from service_enquiry where plan_id = service_plan.id)
   and not exists (select from audit_entry where subject = 'plan:' || service_plan.id)
   and not exists (select from seeded where what = 'demonstration');

-- The letters of a series are part of its numbers: a shop without the demonstration that has real documents goes on with those it has begun with.
update store_setting
   set values = (
     select coalesce(jsonb_object_agg('legal.tax.series.' || kind, letters), '{}')
       from (values ('invoice', 'KS'), ('credit-note', 'KC'), ('receipt-voucher', 'KR'), ('refund-voucher', 'KV')) as begun (kind, letters)
      where exists (select from tax_document where tax_document.kind = begun.kind and not test)
   ) || values
 where not exists (select from seeded where what = 'demonstration');

-- Trials are cleared away at once (shop/trial/): without these each document and refund would look through the whole table for what refers to it.
create index tax_document_refers_idx on tax_document (refers_to) where refers_to is not null;
create index campaign_use_refund_idx on campaign_use (cashback_refund_id) where cashback_refund_id is not null;
