-- How the owner has a file read: where its headings are, what its columns become, what becomes of names that the shop lacks.
alter table product_import add column plan jsonb not null default '{}';
-- What came of taking it back.
alter table product_import add column undone jsonb;
alter table product_import drop constraint product_import_state_check;
alter table product_import add constraint product_import_state_check
  check (state in ('checked', 'waiting', 'running', 'cancelling', 'done', 'failed', 'cancelled', 'undone'));

-- What an import did to each product: with it one press takes the import back for a day.
create table product_import_line (
  import_id text not null references product_import (id) on delete cascade,
  product_id text not null references product (id) on delete cascade,
  -- Only the fields that it changed; null before for a product that it added.
  before jsonb,
  after jsonb not null,
  version integer not null,
  primary key (import_id, product_id)
);
create index product_import_line_product_idx on product_import_line (product_id);

-- Brands and categories that an import made.
create table product_import_name (
  import_id text not null references product_import (id) on delete cascade,
  kind text not null check (kind in ('brand', 'category')),
  slug text not null,
  primary key (import_id, kind, slug)
);

-- What the columns of a sheet with these headings became the last time that the owner said so.
create table import_mapping (
  fingerprint text primary key,
  fields jsonb not null,
  at timestamptz not null
);

-- Taking an import back removes many products at once; each of these is asked whether it names them.
create index reservation_product_idx on reservation (product_id);
create index review_any_product_idx on review (product_id);
create index rating_product_idx on rating (product_id);
create index favourite_product_idx on favourite (product_id);
create index cart_line_product_idx on cart_line (product_id);
create index saved_line_product_idx on saved_line (product_id);
