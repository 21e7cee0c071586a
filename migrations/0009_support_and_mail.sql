-- What leaves the shop by mail or SMS: written in the transaction of what causes it, sent by a job (docs/decisions/0010).
create table mail (
  id text primary key,
  channel text not null check (channel in ('mail', 'sms')),
  -- What it is about, e.g. contact-acknowledged.
  kind text not null,
  -- An e-mail address, or a phone number as +91….
  recipient text not null,
  recipient_name text not null default '',
  reply_to text not null default '',
  subject text not null default '',
  html text not null default '',
  text text not null,
  locale text not null,
  -- The number that its reader may quote.
  reference text,
  -- The registered template of an SMS (TRAI).
  template_id text,
  -- Holds a link or code that lets its reader in: its words are struck out once a provider has it.
  secret boolean not null default false,
  state text not null default 'queued' check (state in ('queued', 'sent', 'failed')),
  attempts integer not null default 0,
  last_error text,
  created_at timestamptz not null,
  sent_at timestamptz,
  check ((state = 'sent') = (sent_at is not null))
);
create index mail_created_idx on mail (created_at desc, id desc);

-- Who did something how often, for limits that all instances share. `bucket` holds a hash where it is about a person.
create table turn (
  bucket text not null,
  at timestamptz not null
);
create index turn_bucket_idx on turn (bucket, at);
create index turn_at_idx on turn (at);

-- Numbers the references; one that was drawn never comes again.
create sequence contact_message_number;
create table contact_message (
  id text primary key,
  -- What the sender quotes: KC-2026-000123.
  reference text not null unique,
  uid text references "user" (id) on delete set null,
  name text not null,
  email text not null,
  phone text not null,
  message text not null,
  locale text not null,
  -- `suspect`: a field was filled in that people do not see. It is kept, but nobody gets a mail.
  state text not null default 'new' check (state in ('new', 'suspect', 'closed')),
  -- Who sent it, hashed: enough to know a message that is sent twice, too little to find anybody.
  sender_hash text not null,
  created_at timestamptz not null
);
create index contact_message_sender_idx on contact_message (sender_hash, created_at);
create index contact_message_created_idx on contact_message (created_at desc, id desc);

-- Complaints, as the E-Commerce Rules 2020 want them: a ticket number, 48 hours, one month.
create sequence grievance_number;
create table grievance (
  id text primary key,
  -- KG-2026-000123.
  ticket text not null unique,
  uid text references "user" (id) on delete set null,
  name text not null,
  email text not null,
  phone text not null,
  topic text not null check (topic in ('order', 'delivery', 'product', 'payment', 'service', 'privacy', 'other')),
  -- The order or invoice it is about, as the complainant wrote it.
  about text not null default '',
  complaint text not null,
  locale text not null,
  state text not null default 'received' check (state in ('received', 'in-review', 'resolved')),
  -- The latest word of the grievance officer.
  answer text not null default '',
  sender_hash text not null,
  created_at timestamptz not null,
  due_at timestamptz not null,
  resolved_at timestamptz,
  check ((state = 'resolved') = (resolved_at is not null)),
  check (state <> 'resolved' or answer <> '')
);
create index grievance_sender_idx on grievance (sender_hash, created_at);
create index grievance_state_idx on grievance (state, created_at desc, id desc);

-- Questions and answers; one row a language, those of one `entry` say the same.
create table faq (
  id text primary key,
  entry text not null,
  locale text not null check (locale in ('en', 'hi', 'gu')),
  topic text not null check (topic in ('buying', 'subsidy', 'grid', 'payment', 'delivery', 'warranty', 'services')),
  question text not null,
  answer text not null,
  position integer not null default 0,
  published boolean not null default true,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (entry, locale)
);
create index faq_order_idx on faq (locale, position, id);
