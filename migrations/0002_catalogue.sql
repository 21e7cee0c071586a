create table brand (
  slug text primary key,
  name text not null,
  line text not null,
  mark text not null,
  position integer not null
);

create table category (
  slug text primary key,
  name text not null unique,
  noun text not null,
  blurb text not null,
  position integer not null,
  picture jsonb
);

create table product (
  id text primary key,
  number bigint generated always as identity unique,
  name text not null,
  title text not null,
  description text not null,
  category text references category (slug),
  brand text references brand (slug),
  placement text not null check (placement in ('Flash Delas', 'Big Discounts', 'Top products', 'New Arrivals', 'Shope')),
  -- Price 0 is a draft that only the administrator sees (decisions.md §1).
  price_paise bigint not null check (price_paise >= 0),
  list_price_paise bigint not null check (list_price_paise >= price_paise),
  -- What can still be bought: open reservations are already taken off (decisions.md §4).
  stock integer not null check (stock >= 0),
  hsn text,
  -- Hundredths of a percent: 500 is 5 %.
  gst_rate_bp integer not null default 1800 check (gst_rate_bp between 0 and 4000),
  gst_from date,
  gst_class text,
  country_of_origin text not null default 'India',
  warranty jsonb not null default '{}',
  specification jsonb not null default '{}',
  certifications jsonb not null default '[]',
  in_the_box jsonb not null default '[]',
  almm boolean not null default false,
  dcr boolean not null default false,
  dimensions_mm jsonb,
  weight_kg numeric,
  main_image text not null default '',
  -- Counters kept in the same transaction as what they count.
  rating_count integer not null default 0 check (rating_count >= 0),
  rating_sum integer not null default 0 check (rating_sum >= 0),
  review_count integer not null default 0 check (review_count >= 0),
  favourite_count integer not null default 0 check (favourite_count >= 0),
  units_sold integer not null default 0 check (units_sold >= 0),
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  archived_at timestamptz
);
create index product_placement_idx on product (placement, number) where archived_at is null;
create index product_category_idx on product (category, number) where archived_at is null;

-- Pictures in their order; `stem`, `widths` and `webp` name the finished files (/media/{stem}-{width}.avif).
create table product_picture (
  product_id text not null references product (id) on delete cascade,
  position integer not null,
  url text not null,
  stem text,
  width integer,
  height integer,
  widths jsonb,
  webp integer,
  placeholder text,
  alt text not null default '',
  primary key (product_id, position)
);

-- Scenes for hero, banners and sign-up, and other pictures that belong to the shop itself.
create table scene (
  name text primary key,
  picture jsonb not null
);

-- Every change of stock, never altered: the sum of an item's rows is its stock.
create table stock_movement (
  id bigint generated always as identity primary key,
  product_id text not null references product (id),
  change integer not null,
  reason text not null check (reason in ('opening', 'adjusted', 'reserved', 'released', 'restocked')),
  reference text,
  at timestamptz not null
);
create index stock_movement_product_idx on stock_movement (product_id);

create table review (
  id text primary key,
  product_id text not null references product (id),
  -- A shopper's comment has a uid; a store's has none and never counts in ratings (E-Commerce Rules 2020, rule 7(2)).
  uid text references "user" (id) on delete set null,
  name text not null,
  msg text not null,
  kind text not null check (kind in ('shopper', 'store')),
  state text not null check (state in ('draft', 'published', 'removed')),
  created_at timestamptz not null
);
create index review_product_idx on review (product_id, created_at desc) where state <> 'removed';

create table rating (
  uid text not null references "user" (id) on delete cascade,
  product_id text not null references product (id),
  stars integer not null check (stars between 1 and 5),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (uid, product_id)
);

create table favourite (
  uid text not null references "user" (id) on delete cascade,
  product_id text not null references product (id),
  created_at timestamptz not null,
  primary key (uid, product_id)
);

create table cart_line (
  uid text not null references "user" (id) on delete cascade,
  product_id text not null references product (id),
  quantity integer not null check (quantity >= 1),
  created_at timestamptz not null,
  primary key (uid, product_id)
);

create table address (
  id text primary key,
  uid text not null references "user" (id) on delete cascade,
  full_address text not null,
  city text not null,
  state text not null,
  landmark text not null,
  zipcode text not null,
  phone text not null,
  country text not null default 'India',
  is_default boolean not null default false,
  created_at timestamptz not null
);
create unique index address_one_default on address (uid) where is_default;
create index address_uid_idx on address (uid);
