-- The tables of the identity library (Better Auth 1.7.7), as its own migration tool prints them.
-- A test compares them with the library's wish, so that an upgrade cannot drift.
create table "user" (
  id text primary key,
  name text not null,
  email text not null unique,
  email_verified boolean not null,
  image text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  role text not null default 'customer' check (role in ('customer', 'administrator', 'technician')),
  banned boolean not null default false
);

create table session (
  id text primary key,
  expires_at timestamptz not null,
  token text not null unique,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null,
  ip_address text,
  user_agent text,
  user_id text not null references "user" (id) on delete cascade
);
create index session_user_id_idx on session (user_id);

create table account (
  id text primary key,
  account_id text not null,
  provider_id text not null,
  user_id text not null references "user" (id) on delete cascade,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  password text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null
);
create index account_user_id_idx on account (user_id);

create table verification (
  id text primary key,
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index verification_identifier_idx on verification (identifier);

create table rate_limit (
  id text primary key,
  key text not null unique,
  count integer not null,
  last_request bigint not null
);

-- Wrong passwords are counted an account, not only an address: the library's own limits are per address,
-- so a thousand addresses could guess at one account (facts-technical.md §B3).
create table sign_in_attempt (
  email_hash text not null,
  at timestamptz not null
);
create index sign_in_attempt_idx on sign_in_attempt (email_hash, at);

-- Secrets that the shop makes for itself on first start (name → value), shared by all instances.
create table secret (
  name text primary key,
  value text not null
);

-- POST /user/createUser: the user record, once an account.
create table customer (
  uid text primary key references "user" (id) on delete cascade,
  username text not null,
  email text not null,
  created_at timestamptz not null
);
