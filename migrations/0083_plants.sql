-- A customer's solar plant and what it has generated (docs/solar.md, Plants). Nothing is read from a plant: each figure was entered by somebody.
create table plant (
  id text primary key,
  uid text not null references "user" (id) on delete cascade,
  name text not null,
  -- The language of its mails.
  locale text not null,
  -- Of all panels, at standard test conditions.
  peak_watts integer not null check (peak_watts between 100 and 1000000),
  tilt_deg integer not null check (tilt_deg between 0 and 90),
  -- From south, west positive.
  azimuth_deg integer not null check (azimuth_deg between -180 and 180),
  pincode text not null,
  -- The day on which it began to generate.
  commissioned_on date not null,
  -- The installed order that it comes from: one plant each.
  installation_id text unique references installation (id) on delete set null,
  -- How its last judged month was; null until one can be judged.
  verdict text check (verdict in ('fine', 'low', 'check', 'high')),
  -- The first day of that month, and what it gave in per cent of what was expected.
  verdict_month date,
  verdict_percent integer,
  -- The month about which its owner was told.
  told_month date,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((verdict is null) = (verdict_month is null) and (verdict is null) = (verdict_percent is null))
);
create index plant_uid_idx on plant (uid, created_at);
-- The desk lists what needs a look first.
create index plant_verdict_idx on plant (verdict, verdict_percent, id);

create table plant_reading (
  plant_id text not null references plant (id) on delete cascade,
  -- meter: what the meter showed in all on a day; month: what one month gave, `read_on` its first day.
  kind text not null check (kind in ('meter', 'month')),
  read_on date not null,
  watt_hours bigint not null check (watt_hours >= 0),
  created_at timestamptz not null,
  primary key (plant_id, kind, read_on),
  check (kind = 'meter' or extract(day from read_on) = 1)
);
