-- What the administrator has done: who, what, to what, and how it was before and after. Written in the transaction of the
-- change itself, never altered; the name is kept as it was, so that a line still reads when the account is gone.
create table audit_entry (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  actor text not null,
  actor_name text not null,
  -- e.g. product.updated
  act text not null,
  -- e.g. product:prd_…
  subject text not null,
  -- Only the fields that differ; null where there was nothing before, or nothing is left.
  before jsonb,
  after jsonb
);
create index audit_entry_at_idx on audit_entry (at desc, id desc);
create index audit_entry_subject_idx on audit_entry (subject, id desc);
