-- What a technician finds and does at a visit. One row a visit, made with the first thing noted.
create table visit_work (
  visit_id text primary key references visit (id),
  -- The technician's device numbers what it sends: an older copy that arrives late changes nothing.
  revision bigint not null default 0,
  -- By point: result and remark (visits/checklist.ts).
  checklist jsonb not null default '{}',
  -- The inverter's or meter's readings; why there are none stands in meter_note.
  total_kwh double precision check (total_kwh between 0 and 1e9),
  today_kwh double precision check (today_kwh between 0 and 1e6),
  inverter_kw double precision check (inverter_kw between 0 and 1e5),
  meter_note text not null default '',
  findings text not null default '',
  advice text not null default '',
  -- Who agreed that the work is done; the signature is an SVG path on a field of 600 × 200, or empty for a name alone.
  signed_by text not null default '',
  signature text not null default '',
  signed_at timestamptz,
  -- When the customer was told that the next cleaning is due: at most once a visit.
  advised_at timestamptz,
  updated_at timestamptz not null
);

-- Private photographs: files under private/, never served by the public route. The id is made by the technician's device, so
-- that a picture sent twice is kept once.
create table visit_photo (
  visit_id text not null references visit (id),
  id text not null check (id ~ '^[a-z0-9-]{8,64}$'),
  side text not null check (side in ('before', 'after')),
  -- 'removed' stays behind, so that a late copy does not bring the picture back.
  state text not null check (state in ('waiting', 'ready', 'failed', 'removed')),
  stem text not null unique,
  original text not null,
  width integer not null,
  height integer not null,
  created_at timestamptz not null,
  primary key (visit_id, id)
);

-- Who does not want to be told that a cleaning is due.
create table advice_declined (
  uid text primary key references "user" (id) on delete cascade,
  at timestamptz not null
);
