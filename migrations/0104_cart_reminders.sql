-- One mail about a cart that was left, to those who asked for it (docs/decisions/0065-cart-reminders.md).

-- When a line was put into the cart or its quantity changed.
alter table cart_line add column changed_at timestamptz not null default now();

create table cart_reminder_choice (
  uid text primary key references "user" (id) on delete cascade,
  -- The version of the words that were agreed to.
  words text not null,
  -- The mail's language.
  locale text not null,
  chosen_at timestamptz not null
);

create table cart_reminder (
  id text primary key,
  uid text not null references "user" (id) on delete cascade,
  -- A hash of what was in the cart: no second mail about the same.
  contents text not null,
  -- Of the mail's links, which lead back to the cart and end the reminders.
  token_hash text not null unique,
  sent_at timestamptz not null,
  -- When its link first led back.
  returned_at timestamptz
);
create index cart_reminder_uid_idx on cart_reminder (uid, sent_at desc);
create index cart_reminder_sent_idx on cart_reminder (sent_at);
