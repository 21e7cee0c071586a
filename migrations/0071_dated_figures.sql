-- What changes by law, tariff or trade: each value with its source and the days for which it holds (docs/decisions/0049). Money in paise.
create table dated_figure (
  id text primary key,
  key text not null,
  scope text not null,
  value jsonb not null,
  source text not null,
  -- Where it can be checked. An assumption has nothing to be checked against.
  url text,
  kind text not null check (kind in ('law', 'published', 'trade', 'assumption')),
  confirmed boolean not null,
  effective_from date not null,
  -- The last day, included; null: until something replaces it.
  effective_to date,
  checked_on date not null,
  note text not null default '',
  created_at timestamptz not null default now(),
  constraint dated_figure_days check (effective_to is null or effective_to >= effective_from),
  constraint dated_figure_checkable check (url is not null or kind = 'assumption'),
  -- One value a day, whoever writes at the same moment.
  constraint dated_figure_one_a_day exclude using gist (
    key with =, scope with =, daterange(effective_from, effective_to, '[]') with &&
  )
);

-- Which of the mails before a figure's end have been sent. Another end is announced anew.
create table figure_reminder (
  figure_id text not null references dated_figure (id) on delete cascade,
  effective_to date not null,
  days integer not null,
  sent_at timestamptz not null,
  primary key (figure_id, effective_to, days)
);
