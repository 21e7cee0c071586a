-- Links and codes that lead into an account: to prove an address, to set a new password, to confirm who is there. Each is for one
-- use. Only their hashes are here; the tokens themselves are in the mails.
create table identity_token (
  token_hash text primary key,
  purpose text not null check (purpose in ('verify-email', 'change-email', 'reset-password', 'confirm-identity')),
  uid text not null references "user" (id) on delete cascade,
  -- The address that it proves, or that it was sent to.
  email text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index identity_token_uid_idx on identity_token (uid, purpose);
create index identity_token_expires_idx on identity_token (expires_at);
