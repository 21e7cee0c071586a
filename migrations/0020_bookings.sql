create extension if not exists btree_gist;

-- Where technicians go: PIN codes by their first digits. Of several that fit a PIN code the longest counts.
create table service_area (
  id text primary key,
  name text not null,
  -- Kept free after each visit for the way to the next one.
  travel_minutes integer not null default 30 check (travel_minutes between 0 and 480),
  active boolean not null default true,
  position integer not null default 0
);
create table service_area_prefix (
  prefix text primary key check (prefix ~ '^[1-9][0-9]{1,5}$'),
  area_id text not null references service_area (id) on delete cascade
);

create table technician (
  id text primary key,
  -- The account with the role technician; null: somebody without access to /technician.
  uid text unique references "user" (id) on delete set null,
  name text not null,
  phone text not null default '',
  active boolean not null default true,
  created_at timestamptz not null
);
create table technician_area (
  technician_id text not null references technician (id) on delete cascade,
  area_id text not null references service_area (id) on delete cascade,
  primary key (technician_id, area_id)
);
-- Working hours by the day of the week (ISO: 1 is Monday), in Asia/Kolkata. Several a day: a break between.
create table working_hours (
  technician_id text not null references technician (id) on delete cascade,
  weekday smallint not null check (weekday between 1 and 7),
  opens time not null,
  closes time not null,
  primary key (technician_id, weekday, opens),
  check (closes > opens)
);
-- Days without visits: of one technician, or of all (null).
create table day_off (
  id text primary key,
  technician_id text references technician (id) on delete cascade,
  day date not null,
  name text not null default '',
  unique nulls not distinct (technician_id, day)
);
-- One row: the rules by which slots are offered.
create table booking_rules (
  one boolean primary key default true check (one),
  -- How long before its beginning a slot can still be taken.
  lead_minutes integer not null default 720 check (lead_minutes >= 0),
  -- How many days ahead slots are offered.
  horizon_days integer not null default 30 check (horizon_days between 1 and 365),
  -- Slots begin on this grid, counted from the opening of the day.
  step_minutes integer not null default 60 check (step_minutes between 5 and 480),
  -- A customer may move a visit free of charge until so long before it.
  reschedule_minutes integer not null default 1440 check (reschedule_minutes >= 0)
);
insert into booking_rules default values;

-- A plan that was paid for: on the wire the "service booking". One payment, one booking (decisions.md §4).
create table booking (
  id text primary key,
  number bigint generated always as identity unique,
  uid text not null references "user" (id),
  payment_id text not null unique references payment (id),
  provider_order_id text not null,
  provider_payment_id text not null unique,
  plan_id integer not null references service_plan (id),
  plan_name text not null,
  -- Frozen at purchase: how long a visit takes, how many there are, until when they can be taken.
  duration_minutes integer not null check (duration_minutes > 0),
  visits integer not null check (visits >= 1),
  valid_until date not null,
  -- 'active' lives by its visits; serviceStatus on the wire is that of the next open visit (bookings/booking.ts).
  state text not null check (state in ('active', 'completed', 'cancel')),
  payment_status text not null check (payment_status in ('success', 'refund pending', 'refunded', 'refund failed')),
  name text not null,
  email text not null,
  address jsonb not null,
  problems text not null default '',
  note text not null default '',
  total_paise bigint not null check (total_paise > 0),
  -- Subtotal, discount and the tax rate as they were.
  charges jsonb not null,
  hsn text,
  gst_rate_bp integer not null,
  saving jsonb,
  buyer jsonb,
  locale text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  cancelled_at timestamptz,
  completed_at timestamptz,
  -- When POST /orr first told a caller of it.
  told_at timestamptz
);
create index booking_uid_idx on booking (uid, number desc);

-- One visit of a booking. The first is planned at purchase, the others when the customer wants them.
create table visit (
  id text primary key,
  booking_id text not null references booking (id),
  position integer not null check (position >= 1),
  state text not null check (state in ('planned', 'assigned', 'on-the-way', 'started', 'completed', 'cancelled')),
  technician_id text not null references technician (id),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  -- What the customer says at the door, so that the right person is let in and the visit starts where it should.
  code text not null check (code ~ '^[0-9]{4}$'),
  problems text not null default '',
  reminded_day_at timestamptz,
  reminded_hours_at timestamptz,
  on_the_way_at timestamptz,
  started_at timestamptz,
  completed_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version integer not null default 1
);
create unique index visit_once on visit (booking_id, position) where state <> 'cancelled';
create index visit_day_idx on visit (starts_at);
create index visit_technician_idx on visit (technician_id, starts_at);

-- A technician's time, held while somebody pays or taken by a visit. The constraint is what makes it impossible to give a
-- slot twice: the way to the next visit is part of it.
create table slot (
  id text primary key,
  technician_id text not null references technician (id),
  busy tstzrange not null check (not isempty(busy) and lower(busy) is not null and upper(busy) is not null),
  payment_id text references payment (id),
  visit_id text references visit (id),
  state text not null check (state in ('held', 'taken', 'released')),
  created_at timestamptz not null,
  constraint slot_never_twice exclude using gist (technician_id with =, busy with &&) where (state in ('held', 'taken'))
);
create index slot_payment_idx on slot (payment_id) where payment_id is not null;
create index slot_visit_idx on slot (visit_id) where visit_id is not null;

-- Who moved a booking or a visit, when, from where to where: written with the change itself, never altered.
create table booking_event (
  id bigint generated always as identity primary key,
  booking_id text not null references booking (id),
  visit_id text references visit (id),
  at timestamptz not null,
  actor text not null,
  -- e.g. created, moved, reassigned, assigned, on-the-way, started, completed, cancelled
  what text not null,
  detail jsonb
);
create index booking_event_booking_idx on booking_event (booking_id, id);
