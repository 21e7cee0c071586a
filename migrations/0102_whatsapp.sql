-- WhatsApp is a channel of its own (docs/decisions/0064). What a customer agreed to, and which words they saw: one row a consent, kept after it ended.
create table whatsapp_consent (
  id text primary key,
  uid text not null references "user" (id) on delete cascade,
  -- E.164; the account had proved it.
  phone text not null,
  -- The version of the words that were agreed to.
  words text not null,
  given_at timestamptz not null,
  ended_at timestamptz,
  -- By the customer in their account, by a stop word, or because the account's number changed.
  ended_by text check (ended_by in ('customer', 'stop-word', 'number')),
  check ((ended_at is null) = (ended_by is null))
);
create unique index whatsapp_consent_open_idx on whatsapp_consent (uid) where ended_at is null;
create index whatsapp_consent_phone_idx on whatsapp_consent (phone) where ended_at is null;
create index whatsapp_consent_uid_idx on whatsapp_consent (uid);

-- the former release: it never writes such messages, and their jobs are in a queue of their own that it does not take from
alter table mail
  drop constraint mail_channel_check,
  add constraint mail_channel_check check (channel in ('mail', 'sms', 'whatsapp')),
  -- What fills the places of a WhatsApp template, in order.
  add column parameters jsonb,
  -- When WhatsApp said that it had reached the phone.
  add column delivered_at timestamptz;
