-- Whom a message concerns, also where it goes to the shop about them: erasing and telling look here, not at addresses, which are
-- shared and change. Null: nobody with an account.
alter table mail
  add column uid text references "user" (id) on delete set null,
  -- Everything of it is struck once it has gone or was given up: the notice of an erasure must not outlive the erasure.
  add column strike_once_sent boolean not null default false;
create index mail_uid_idx on mail (uid) where uid is not null;
create index mail_recipient_idx on mail (lower(recipient)) where uid is null;
create index mail_reply_to_idx on mail (lower(reply_to)) where uid is null and reply_to <> '';

update mail set uid = "order".uid from "order" where mail.kind like 'order-%' and mail.reference = "order".number::text;
update mail set uid = booking.uid from booking where (mail.kind like 'booking-%' or mail.kind like 'visit-%') and mail.reference = booking.number::text;
update mail set uid = payment.uid from payment where mail.kind in ('payment-failed', 'payment-sent-back') and mail.reference = payment.provider_order_id;
update mail set uid = payment_link.uid from payment_link
 where mail.kind = 'payment-link' and mail.channel = 'sms' and mail.recipient = '+91' || right(regexp_replace(address ->> 'phone', '\D', '', 'g'), 10)
   and mail.created_at between payment_link.created_at and payment_link.created_at + interval '1 minute';
update mail set uid = contact_message.uid from contact_message where mail.kind like 'contact-%' and mail.reference = contact_message.reference;
update mail set uid = grievance.uid from grievance where mail.kind like 'grievance-%' and mail.reference = grievance.ticket;
-- What is left was sent to an account. A letter is told by its sender alone: anybody can sign up with a stranger's address.
update mail set uid = "user".id from "user"
 where mail.uid is null and lower(mail.recipient) = "user".email and mail.kind !~ '^(contact|grievance)-';
update mail set uid = phone_number.uid from phone_number where mail.uid is null and mail.recipient = phone_number.phone;
update mail set uid = former.uid
  from (select email, min(uid) as uid from identity_token where used_at is not null group by email having count(distinct uid) = 1) former
 where mail.uid is null and lower(mail.recipient) = lower(former.email) and mail.kind !~ '^(contact|grievance)-';

-- Hashes of network addresses were not keyed, and all addresses there are can be tried. They serve limits of a day.
alter table contact_message alter column sender_hash drop not null;
alter table grievance alter column sender_hash drop not null;
alter table service_enquiry alter column sender_hash drop not null;
update contact_message set sender_hash = null;
update grievance set sender_hash = null;
update service_enquiry set sender_hash = null;

-- When who paid was taken out of a provider's event: what is kept after that is what was paid.
alter table webhook_event add column struck_at timestamptz;
create index webhook_event_whole_idx on webhook_event (received_at) where struck_at is null;
create index webhook_event_order_idx on webhook_event ((body #>> '{payload,payment,entity,order_id}'));
create index session_expires_idx on session (expires_at);
create index idempotency_key_created_idx on idempotency_key (created_at);

-- The audit log only grows. The one exception is the erasure of a person, which says so for its own transaction alone, and may
-- change no more than what an entry tells: who did what when stays.
create function keep_audit_entry() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and current_setting('kiran.erasure', true) = 'on'
    and (old.id, old.at, old.actor, old.actor_name, old.act, old.subject) = (new.id, new.at, new.actor, new.actor_name, new.act, new.subject)
  then
    return new;
  end if;
  raise exception 'entries of the audit log are neither changed nor removed';
end $$;
create trigger audit_entry_kept before update or delete on audit_entry for each row execute function keep_audit_entry();
