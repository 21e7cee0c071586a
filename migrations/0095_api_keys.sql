-- Keys for other programs of the shop's owner (docs/decisions/0062-keys-and-webhooks.md). An ended key is deleted: the audit log says when and by whom.
create table api_key (
  id text primary key,
  name text not null,
  -- SHA-256. The key itself is shown once and stored nowhere.
  key_hash text not null unique,
  -- Its beginning, by which its owner recognises it.
  beginning text not null,
  scopes jsonb not null,
  -- Addresses and ranges that it may come from; none: any.
  networks jsonb not null,
  -- It counts only while this account is the administrator's.
  uid text not null references "user" (id) on delete cascade,
  created_at timestamptz not null,
  -- Its last day has ended then; null: no end.
  expires_at timestamptz,
  last_used_at timestamptz
);
create index api_key_uid_idx on api_key (uid);
