-- Whether the shop sells, what it says while it does not, and the holiday that its pages announce; one row, made at the first start
-- (docs/decisions/0029). A shop that runs already stays as it is: open.
create table shop_opening (
  one boolean primary key default true check (one),
  state text not null check (state in ('soon', 'open', 'closed')),
  message jsonb not null,
  holiday_from date,
  holiday_to date,
  holiday_words jsonb not null,
  -- The launch list was put away by the owner; it comes back by itself when something fails.
  list_hidden boolean not null default false,
  opened_at timestamptz,
  changed_at timestamptz not null,
  check ((holiday_from is null) = (holiday_to is null)),
  check (holiday_from <= holiday_to)
);
insert into shop_opening (state, message, holiday_words, opened_at, changed_at) select 'open', '{}', '{}', now(), now() where exists (select from "user");

-- What only the owner can know, as they have confirmed it: that the texts were read, how the shop is backed up.
create table launch_confirmation (
  item text primary key,
  note text not null default '',
  confirmed_at timestamptz not null
);

-- The last test of each way that messages leave by. It proves something only for the settings that it was made with.
create table launch_test (
  channel text primary key check (channel in ('mail', 'sms')),
  settings_mark text not null,
  accepted boolean not null,
  answer text not null default '',
  tested_at timestamptz not null
);

-- A live shop has heard its provider only where the event is no test's. Of those from before nobody knows; where no money has moved yet,
-- all are.
alter table webhook_event add column test boolean not null default false;
update webhook_event set test = true where not exists (select from payment where not payment.test and captured_at is not null);
