-- Uploaded pictures. Their finished files are named by `stem`, which holds a hash of the original, so an address never
-- shows two things. `state` says how far the job has come.
create table picture (
  stem text primary key,
  state text not null check (state in ('waiting', 'ready', 'failed')),
  original text not null,
  width integer not null,
  height integer not null,
  widths jsonb not null,
  webp integer not null,
  placeholder text not null,
  created_at timestamptz not null,
  finished_at timestamptz
);
create index picture_created_idx on picture (created_at);
create index product_picture_stem_idx on product_picture (stem);
