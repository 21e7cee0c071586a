-- Telephone numbers that their owner has proved by a code, as E.164. One number leads into one account.
create table phone_number (
  uid text primary key references "user" (id) on delete cascade,
  phone text not null unique check (phone ~ '^\+[1-9]\d{7,14}$'),
  verified_at timestamptz not null
);

-- A code that was sent, known by an id that only the browser has that asked for it: nobody else can use up its guesses.
-- Of the code itself there is a keyed hash. Of a code that was right (proven_at) a new account can be made, once (used_at).
create table phone_code (
  id text primary key,
  phone text not null,
  -- Whose number it is to become; null for a way in.
  uid text references "user" (id) on delete cascade,
  code_hash text not null,
  guesses integer not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  proven_at timestamptz,
  used_at timestamptz
);
create index phone_code_phone_idx on phone_code (phone, created_at desc);
create index phone_code_expires_idx on phone_code (expires_at);
create index phone_code_uid_idx on phone_code (uid);
