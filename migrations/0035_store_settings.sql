-- What the owner has set otherwise than src/brand.ts has it; one row. `version` rises with each change, so that two editors
-- never overwrite each other silently.
create table store_setting (
  one boolean primary key default true check (one),
  version integer not null default 1,
  values jsonb not null default '{}',
  updated_at timestamptz not null default now()
);
insert into store_setting default values;
