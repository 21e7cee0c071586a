-- Claims on the warranty of units that the shop has sent (docs/decisions/0059-warranty-claims.md).

-- What has taken a unit's place under its warranty. The replaced one has come back to its maker: `returned_at` is set, its serial number is free.
alter table unit add column replaced_by text references unit (id);
create index unit_replaced_by_idx on unit (replaced_by) where replaced_by is not null;

create table warranty_claim (
  id text primary key,
  -- What its customer and the shop call it.
  reference text not null unique,
  unit_id text not null references unit (id),
  -- Who filed it. The unit stays theirs while the claim is open.
  uid text not null references "user" (id) on delete cascade,
  locale text not null,
  state text not null check (state in ('filed', 'accepted', 'refused', 'part-sent', 'closed', 'withdrawn')),
  -- What is wrong, and since when.
  problem text not null,
  noticed_on date not null,
  -- With `refused`, why; with `accepted`, what happens next.
  answer text not null default '',
  -- With `part-sent`.
  carrier text not null default '',
  tracking text not null default '',
  tracking_url text not null default '',
  -- The unit that took the claimed one's place.
  replacement_id text references unit (id),
  filed_at timestamptz not null,
  -- When its state was reached.
  since timestamptz not null,
  check (state <> 'refused' or answer <> ''),
  check ((state in ('part-sent', 'closed')) = (carrier <> ''))
);
-- Decides between two claims on one unit that are filed at once.
create unique index warranty_claim_open_once on warranty_claim (unit_id) where state in ('filed', 'accepted', 'part-sent');
create index warranty_claim_unit_idx on warranty_claim (unit_id);
create index warranty_claim_uid_idx on warranty_claim (uid, filed_at);
create index warranty_claim_replacement_idx on warranty_claim (replacement_id) where replacement_id is not null;
create index warranty_claim_since_idx on warranty_claim (state, since);

create table warranty_claim_event (
  id bigint generated always as identity primary key,
  claim_id text not null references warranty_claim (id) on delete cascade,
  state text not null,
  at timestamptz not null
);
create index warranty_claim_event_idx on warranty_claim_event (claim_id, id);

-- Private, as the photographs of visits (0023).
create table warranty_claim_photo (
  claim_id text not null references warranty_claim (id) on delete cascade,
  -- Made by the customer's device: sent twice, it is kept once.
  id text not null,
  state text not null check (state in ('waiting', 'ready', 'failed', 'removed')),
  stem text not null unique,
  original text not null,
  width integer not null,
  height integer not null,
  created_at timestamptz not null,
  primary key (claim_id, id)
);
