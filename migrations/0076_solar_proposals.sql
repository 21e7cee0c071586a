-- Saved plans, and people who asked to be called about one (docs/decisions/0052). Of a link's token only the hash is stored. Money in paise.
create table solar_lead (
  id text primary key,
  uid text references "user" (id) on delete set null,
  name text not null,
  phone text not null default '',
  email text not null default '',
  pincode text not null,
  locale text not null,
  -- Where they asked: at a plan, or at one saved earlier.
  source text not null check (source in ('plan', 'proposal')),
  state text not null check (state in ('new', 'contacted', 'survey-booked', 'surveyed', 'proposal-sent', 'won', 'lost')),
  lost_reason text check (lost_reason in ('price', 'later', 'elsewhere', 'roof', 'unreachable', 'other')),
  next_step text not null default '',
  next_step_on date,
  notes text not null default '',
  consented_at timestamptz not null,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  constraint solar_lead_reachable check (phone <> '' or email <> ''),
  constraint solar_lead_reason check ((state = 'lost') = (lost_reason is not null))
);
create index solar_lead_state_idx on solar_lead (state, created_at desc);
create index solar_lead_due_idx on solar_lead (next_step_on) where next_step_on is not null and state not in ('won', 'lost');
create index solar_lead_uid_idx on solar_lead (uid) where uid is not null;

create table solar_proposal (
  id text primary key,
  token_hash text not null unique,
  lead_id text references solar_lead (id) on delete set null,
  uid text references "user" (id) on delete set null,
  locale text not null,
  created_at timestamptz not null
);
create index solar_proposal_lead_idx on solar_proposal (lead_id) where lead_id is not null;
create index solar_proposal_uid_idx on solar_proposal (uid) where uid is not null;

-- Never changed: whatever is different becomes the next version.
create table solar_proposal_version (
  proposal_id text not null references solar_proposal (id) on delete cascade,
  number integer not null check (number > 0),
  -- The answers, as in the address of the plan.
  query text not null,
  result jsonb not null,
  -- The dated figures that it was computed with.
  figure_ids jsonb not null,
  kit_id text not null,
  kit_paise integer not null,
  -- Null where no price with installation was known.
  installed_paise integer,
  -- The last day on which the price holds.
  valid_until date not null,
  created_at timestamptz not null,
  primary key (proposal_id, number)
);
