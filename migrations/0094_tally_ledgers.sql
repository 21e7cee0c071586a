-- What the owner's ledgers in Tally are called, by what the shop books to them (kernel/tally-ledgers.ts); one that is missing has its preset name.
create table tally_ledger (
  role text primary key,
  name text not null check (name <> ''),
  updated_at timestamptz not null
);
