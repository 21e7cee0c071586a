-- Every backup that was begun, so that its owner is told how old the last good one is, and why another failed (docs/decisions/0037).
create table backup_run (
  id text primary key,
  place text not null,
  started_at timestamptz not null,
  -- Neither end nor reason: it is being made, or its process was killed.
  finished_at timestamptz,
  -- Why it failed, in words; null for one that succeeded.
  reason text,
  bytes bigint not null default 0,
  files integer not null default 0,
  -- When the owner was last told by mail that backups are late.
  alarmed_at timestamptz
);
create index backup_run_finished_idx on backup_run (finished_at desc) where reason is null;
