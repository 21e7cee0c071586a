-- Pictures that a product wants by their address at another server. A job fetches them; a row stays behind to say what became of it.
create table remote_picture (
  id bigint generated always as identity primary key,
  product_id text not null references product (id) on delete cascade,
  -- Its place among the pictures that the product wants.
  position integer not null,
  url text not null,
  host text not null,
  alt text not null default '',
  -- The file that named it; null for an address that was typed in.
  import_id text references product_import (id) on delete set null,
  -- 'encoding': the picture is here, its finished files are not made yet.
  state text not null default 'waiting' check (state in ('waiting', 'fetching', 'encoding', 'done', 'failed')),
  reason text,
  -- How often it was claimed, which also tells one claim from the next.
  tries integer not null default 0,
  -- When it may be fetched; while it is being fetched, when that claim is void.
  due_at timestamptz not null,
  stem text,
  at timestamptz not null,
  unique (product_id, url),
  check ((state = 'failed') = (reason is not null))
);
create index remote_picture_due_idx on remote_picture (due_at) where state in ('waiting', 'fetching');
create index remote_picture_url_idx on remote_picture (url) where state in ('waiting', 'fetching');
create index remote_picture_stem_idx on remote_picture (stem) where state = 'encoding';
create index remote_picture_import_idx on remote_picture (import_id, state);
