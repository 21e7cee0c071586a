-- The hashed files of every build that has run within the last fortnight, so that any instance can serve those of any other, and a tab that was
-- opened before an upgrade still finds its own (docs/decisions/0040). A name contains the hash of its content, which therefore never changes.
create table build_asset (
  name text primary key,
  body bytea not null,
  -- When an instance with this file was last known to run.
  seen_at timestamptz not null
);
-- Not compressed: a start stores them all at once, and is to be quick.
alter table build_asset alter column body set storage external;
