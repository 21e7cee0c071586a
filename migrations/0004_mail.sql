-- Mails and text messages are rows first, written with the change that causes them, and sent by a job.
create table outbox_message (
  id text primary key,
  channel text not null check (channel in ('mail', 'sms')),
  recipient text not null,
  subject text not null,
  body_text text not null,
  body_html text,
  state text not null check (state in ('waiting', 'sent', 'failed')),
  attempts integer not null default 0,
  last_error text,
  created_at timestamptz not null,
  sent_at timestamptz
);
create index outbox_waiting_idx on outbox_message (created_at) where state = 'waiting';
