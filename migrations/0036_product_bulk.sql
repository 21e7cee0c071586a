-- A change of many products at once, with what each of them was before, so that one press takes it back.
create table product_bulk (
  id text primary key,
  at timestamptz not null,
  actor text not null,
  change jsonb not null,
  undone_at timestamptz
);

create table product_bulk_line (
  bulk_id text not null references product_bulk (id) on delete cascade,
  product_id text not null references product (id),
  -- Only the columns that the change touched.
  before jsonb not null,
  after jsonb not null,
  primary key (bulk_id, product_id)
);
create index product_bulk_line_product_idx on product_bulk_line (product_id);
