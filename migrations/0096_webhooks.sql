-- the former release: its changes add deliveries too, which wait for this one; without a webhook nothing is added
-- Webhooks: what other programs are told, and how that went (docs/decisions/0062-keys-and-webhooks.md).
create table webhook (
  id text primary key,
  name text not null,
  url text not null,
  events jsonb not null,
  -- Signs what is sent. Readable, because each delivery is signed anew.
  secret text not null,
  -- The one before, which signs too until then.
  former_secret text,
  former_until timestamptz,
  -- When its owner was last told that it does not answer; null again once it has.
  told_at timestamptz,
  created_at timestamptz not null,
  check ((former_secret is null) = (former_until is null))
);

create table webhook_delivery (
  -- What the receiver knows an event by, however often it is sent.
  id text primary key,
  webhook_id text not null references webhook (id) on delete cascade,
  event text not null,
  -- The order, payment, product, visit or lead that it is about, shown as it is when it is sent: nothing about a person is stored. Empty for a test.
  subject text not null,
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
  created_at timestamptz not null default now(),
  -- When it is tried next; while it is being tried, when it counts as lost.
  next_at timestamptz not null default now(),
  attempts integer not null default 0,
  -- Since it was announced or replayed: it is given up a day later.
  since timestamptz not null default now(),
  -- How the last attempt went.
  attempted_at timestamptz,
  status integer,
  reason text,
  milliseconds integer
);
create index webhook_delivery_webhook_idx on webhook_delivery (webhook_id, created_at desc);
create index webhook_delivery_due_idx on webhook_delivery (next_at) where state = 'waiting';
create index webhook_delivery_subject_idx on webhook_delivery (subject) where state = 'waiting';

-- Writes one delivery for each webhook that wants the event, in the transaction of the change. Triggers call it, so that no writer can forget to.
-- One that still waits for its first attempt stands for this change too, as it shows the state of the moment in which it is sent; its row is locked
-- meanwhile, so that it is not sent without this change.
create function announce(told text, about text) returns void language sql as $$
  with standing as (
    select webhook_id from webhook_delivery
     where event = told and subject = about and state = 'waiting' and attempts = 0 for update
  )
  insert into webhook_delivery (id, webhook_id, event, subject)
  select 'evt_' || replace(gen_random_uuid()::text, '-', ''), id, told, about from webhook
   where events ? told and id not in (select webhook_id from standing);
$$;

create function announce_order() returns trigger language plpgsql as $$
begin
  perform announce(case when new.from_status is null then 'order.placed' else 'order.changed' end, new.order_id);
  return null;
end $$;
create trigger order_event_announced after insert on order_event for each row execute function announce_order();

create function announce_row() returns trigger language plpgsql as $$
begin
  perform announce(tg_argv[0], new.id);
  return null;
end $$;
create trigger payment_announced after update of state on payment for each row
  when (new.state = 'settled' and old.state <> 'settled') execute function announce_row('payment.settled');
-- Five is what the product manager calls low.
create trigger product_announced after update of stock on product for each row
  when (old.stock > 5 and new.stock <= 5 and new.archived_at is null) execute function announce_row('stock.low');
create trigger visit_announced after update of state on visit for each row
  when (new.state = 'completed' and old.state <> 'completed') execute function announce_row('visit.done');
create trigger lead_announced after insert on solar_lead for each row execute function announce_row('lead.changed');
create trigger lead_moved_announced after update of state on solar_lead for each row
  when (new.state <> old.state) execute function announce_row('lead.changed');
