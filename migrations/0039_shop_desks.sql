-- The home page's slides and banners; one that the shop has none of in a place leaves the built-in one there.
create table home_banner (
  id text primary key,
  place text not null check (place in ('hero', 'upper', 'lower')),
  -- By language: {en: {title, text, action}, hi: …, gu: …}; English is always there.
  words jsonb not null check (words ? 'en'),
  -- A path of this shop.
  link text not null check (link like '/%'),
  -- A scene of the shop's own, or an uploaded picture.
  scene text,
  picture text,
  position integer not null,
  starts_at timestamptz,
  ends_at timestamptz,
  active boolean not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (starts_at is null or ends_at is null or ends_at > starts_at),
  check (num_nonnulls(scene, picture) = 1)
);
create index home_banner_place_idx on home_banner (place, position);

-- The products that come first in a section of the home page, in this order; the others follow as ever.
create table home_pick (
  product_id text primary key references product (id) on delete cascade,
  position integer not null
);

-- Whether a campaign is told to shoppers; the others are for those who were given the code.
alter table campaign add column advertised boolean not null default false;
update campaign set advertised = true where code in ('SOLAR15', 'CASH200', 'CASH500', 'CASH750');

alter table contact_message drop constraint contact_message_state_check;
alter table contact_message
  add constraint contact_message_state_check check (state in ('new', 'suspect', 'answered', 'closed')),
  add column answer text not null default '',
  add column answered_at timestamptz;
create index contact_message_state_idx on contact_message (state, created_at desc);

-- What the shop notes about an enquiry for itself.
alter table service_enquiry add column shop_note text not null default '';
