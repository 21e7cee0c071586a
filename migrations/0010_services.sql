-- The service plans and the kinds of home service, each described in the shop's languages, and what people ask for.
create table service_plan (
  id integer primary key,
  name text not null,
  label text not null,
  price_paise bigint not null check (price_paise > 0),
  duration_minutes integer not null check (duration_minutes > 0),
  -- How many visits in twelve months one purchase holds.
  visits integer not null default 1 check (visits between 1 and 52),
  icon text not null,
  -- The scenes `{pair}-before` and `{pair}-after`.
  pair text not null,
  -- By language: {en: {name, summary, description, details, included, excluded, steps, faqs}, hi: …, gu: …}.
  words jsonb not null check (words ? 'en'),
  position integer not null,
  active boolean not null default true
);

create table service_category (
  slug text primary key,
  icon text not null,
  -- By language: {en: {name, summary}, hi: …, gu: …}.
  words jsonb not null check (words ? 'en'),
  -- False: there is nothing to book yet, so the page takes enquiries.
  has_plans boolean not null default false,
  position integer not null,
  active boolean not null default true
);

-- Numbers the references; one that was drawn never comes again.
create sequence service_enquiry_number;
create table service_enquiry (
  id text primary key,
  -- What the customer quotes: KE-2026-000123.
  reference text not null unique,
  category text references service_category (slug),
  plan_id integer references service_plan (id),
  uid text references "user" (id) on delete set null,
  name text not null,
  phone text not null,
  email text not null,
  pincode text not null,
  address jsonb,
  message text not null default '',
  note text not null default '',
  preferred_day date,
  preferred_time text not null check (preferred_time in ('any', 'morning', 'afternoon')),
  locale text not null,
  state text not null default 'new' check (state in ('new', 'called', 'closed')),
  -- Who sent it, hashed: enough to hold back a flood, too little to find anybody.
  sender_hash text not null,
  created_at timestamptz not null,
  check (num_nonnulls(category, plan_id) = 1)
);
create index service_enquiry_sender_idx on service_enquiry (sender_hash, created_at);
create index service_enquiry_state_idx on service_enquiry (state, created_at desc);
create index service_enquiry_uid_idx on service_enquiry (uid) where uid is not null;
