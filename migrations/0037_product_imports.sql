-- Files of products that the administrator brought in: looked through first, then made true as a whole or not at all.
create table product_import (
  id text primary key,
  actor text not null,
  actor_name text not null,
  file_name text not null,
  file bytea not null,
  state text not null check (state in ('checked', 'waiting', 'running', 'cancelling', 'done', 'failed', 'cancelled')),
  -- Rows that are refused are left out, instead of refusing the whole file.
  leave_out boolean not null default false,
  report jsonb not null,
  done integer not null default 0,
  message text,
  created_at timestamptz not null,
  ended_at timestamptz
);
create index product_import_created_idx on product_import (created_at desc);
-- One at a time, whichever instance is asked.
create unique index product_import_one_runs on product_import ((true)) where state in ('waiting', 'running', 'cancelling');
