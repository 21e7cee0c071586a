-- A survey of a roof before a system is installed is sold as a plan of its own kind: same slots, payments and visits, another checklist
-- (docs/decisions/0053). Lists of plans name the kind, so that the specification's three stay three.
alter table service_plan add column kind text not null default 'upkeep' check (kind in ('upkeep', 'survey'));
