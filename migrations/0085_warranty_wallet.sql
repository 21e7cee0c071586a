-- Units that go to another owner with the house, by a code that is shown once (docs/decisions/0056-units.md).
create table unit_transfer (
  id text primary key,
  -- Who gives them away; one code at a time.
  uid text not null references "user" (id) on delete cascade,
  code_hash text not null unique,
  -- The language of their mail.
  locale text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  redeemed_at timestamptz
);
create unique index unit_transfer_open_once on unit_transfer (uid) where redeemed_at is null;
create table unit_transfer_line (
  transfer_id text not null references unit_transfer (id) on delete cascade,
  unit_id text not null references unit (id) on delete cascade,
  primary key (transfer_id, unit_id)
);
create index unit_transfer_line_unit_idx on unit_transfer_line (unit_id);

-- The proof for subsidy and net metering that an order's panels have cells made in India: the maker's certificate, as the shop has it.
create table dcr_certificate (
  order_id text primary key references "order" (id),
  number text not null,
  url text not null default '',
  updated_at timestamptz not null
);

-- Who was told that a warranty ends: once 60 and once 7 days before.
create table unit_reminder (
  unit_id text not null references unit (id) on delete cascade,
  part text not null,
  days integer not null check (days in (7, 60)),
  told_at timestamptz not null,
  primary key (unit_id, part, days)
);
