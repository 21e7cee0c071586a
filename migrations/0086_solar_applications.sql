-- The application of a plant for subsidy and net meter (docs/solar.md, Applications). The shop reads no portal: each step was entered by somebody.

-- An application begins before its plant generates.
-- the former release: it makes none without a day; the pages of a plant that the new one has begun fail there until it is gone
alter table plant alter column commissioned_on drop not null;

create table solar_application (
  id text primary key,
  plant_id text not null unique references plant (id) on delete cascade,
  state text not null check (state in ('registered', 'applied', 'approved', 'installed', 'inspected', 'meter-fitted', 'commissioned',
    'subsidy-requested', 'subsidy-received', 'rejected', 'corrected')),
  -- The step that was rejected.
  retry text check (retry in ('applied', 'installed', 'inspected', 'meter-fitted', 'subsidy-requested')),
  -- What comes next, by the state (kernel/application-lifecycle.ts); null once the subsidy has arrived.
  awaits text,
  -- The day on which its state was reached.
  since date not null,
  -- When its customer was reminded of this state.
  reminded_at timestamptz,
  created_at timestamptz not null,
  check ((state in ('rejected', 'corrected')) = (retry is not null)),
  check ((state = 'subsidy-received') = (awaits is null))
);

-- What was reached when, and who said so: written with the change itself, never altered.
create table solar_application_event (
  id bigint generated always as identity primary key,
  application_id text not null references solar_application (id) on delete cascade,
  state text not null,
  happened_on date not null,
  entered_by text not null check (entered_by in ('shop', 'customer')),
  -- With `rejected`, why.
  note text not null,
  entered_at timestamptz not null
);
create index solar_application_event_idx on solar_application_event (application_id, id);

create table solar_application_document (
  id text primary key,
  application_id text not null references solar_application (id) on delete cascade,
  -- As its sender named it.
  name text not null,
  kind text not null check (kind in ('pdf', 'jpg')),
  -- The key of its private file.
  file text not null,
  bytes integer not null check (bytes > 0),
  -- How far the application was.
  state text not null,
  entered_by text not null check (entered_by in ('shop', 'customer')),
  entered_at timestamptz not null
);
create index solar_application_document_idx on solar_application_document (application_id, entered_at);

-- How long each step takes as a rule, in days since the one before. The owner's word; assumed until they give it.
create table solar_usual_days (
  state text primary key,
  days integer not null check (days between 1 and 365),
  -- When the owner decided it.
  decided_at timestamptz
);
insert into solar_usual_days (state, days) values
  ('applied', 3), ('approved', 15), ('installed', 30), ('inspected', 10), ('meter-fitted', 10), ('commissioned', 7),
  ('subsidy-requested', 7), ('subsidy-received', 30), ('corrected', 7);
