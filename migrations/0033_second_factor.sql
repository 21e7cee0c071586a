-- The administrator's second factor: a secret shared with an authenticator app (RFC 6238), sealed with a key that the database
-- alone does not hold. last_step: the newest half minute whose code was used; no code counts twice.
create table second_factor (
  uid text primary key references "user" (id) on delete cascade,
  secret text,
  confirmed_at timestamptz,
  last_step bigint,
  declined_at timestamptz,
  check (confirmed_at is null or secret is not null)
);

create table recovery_code (
  code_hash text primary key,
  uid text not null references "user" (id) on delete cascade,
  created_at timestamptz not null,
  used_at timestamptz
);
create index recovery_code_uid_idx on recovery_code (uid);

-- Sessions that have given the second factor. Of an account that has one, any other session is nobody's.
create table second_factor_pass (
  session_id text primary key references session (id) on delete cascade,
  passed_at timestamptz not null
);
