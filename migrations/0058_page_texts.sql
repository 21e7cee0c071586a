-- What the owner has written for a page in a language. Every change is a row of its own; the one with the highest version counts.
create table page_text (
  page text not null check (page in ('about', 'terms', 'privacy', 'shipping', 'returns')),
  language text not null check (language in ('en', 'hi', 'gu')),
  version integer not null check (version > 0),
  -- {title, lead, body}, where body is a tree (docs/decisions/0032). Null: from here on there is no text of the owner's.
  words jsonb,
  actor text not null,
  actor_name text not null,
  created_at timestamptz not null,
  primary key (page, language, version)
);

-- The sections of the home page in the owner's order; one row. Without sections the page stands as it comes.
create table home_layout (
  one boolean primary key default true check (one),
  version integer not null default 1,
  -- [{key, shown, title: {en, hi, gu}}], every section once.
  sections jsonb not null default '[]',
  updated_at timestamptz not null default now()
);
insert into home_layout default values;
